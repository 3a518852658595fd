"""The command `undercroft`: one file per subcommand, docs/cli.md tells them all."""
