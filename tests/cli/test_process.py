"""The command as a process: colours, pipes, interrupts, odd terminals."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "undercroft.cli"]


def run(*argv: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *argv],
        input=stdin,
        env={**os.environ, **env},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_a_game_through_a_pipe_is_plain_text() -> None:
    done = run("play", "torchlight", "--seed", "2", "--bots", "random", stdin="1\n" * 3000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "The game is over." in done.stdout


def test_simulate_as_a_process_with_two_workers() -> None:
    done = run("simulate", "torchlight", "--games", "600", "--processes", "2")
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_terminal_without_unicode_shows_question_marks() -> None:
    done = run("replay", "no-such-file", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 2
    done = run("play", "--seed", "2", "--bots", "random", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_input_that_is_no_text_is_answered() -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--bots", "random"], input=b"\xff\xfe\n1\n", capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_reader_that_goes_away() -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "torchlight"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize("line", ["games", "play --bots random --seed 2", "verify missing.json"])
def test_a_closed_stream_is_nobody_there(closed: str, line: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m undercroft.cli {line} {closed}', sys.executable],
        input="1\n", capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == (2 if "missing" in line else 0)
    assert "Traceback" not in done.stderr + done.stdout


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupt_ends_in_one_line(processes: str) -> None:
    """Ctrl-C reaches the workers as well; none of them may complain.

    A shell without job control starts its background jobs deaf to Ctrl-C, and children inherit that: `env` undoes it.
    """
    with subprocess.Popen(
        [
            "env",
            "--default-signal=INT",
            *COMMAND,
            "simulate",
            "torchlight",
            "--games",
            "1000000",
            "--processes",
            processes,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            time.sleep(3)
            os.killpg(process.pid, signal.SIGINT)
            _, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert err == "undercroft: Interrupted.\n"


def test_the_installed_command(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("undercroft")
    done = subprocess.run([command, "--version"], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0
