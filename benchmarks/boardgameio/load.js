// The load on boardgame.io, in one process: node load.js '{"port", "tables", "seconds", "warmup", "pace", "seed"}'
// Two of its own clients per match, each with a socket of its own; random legal moves; a match that is over is followed
// by the next one on the same sockets. Prints a line when the measured time begins and one with the results.
process.env.NODE_ENV = "production";
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { TicTacToe } = require("./game.js");

const options = JSON.parse(process.argv[2]);
const random = generator(options.seed);
const tally = { started: false, recording: false, latencies: [], matches: 0 };
const multiplayer = SocketIO({
  server: `http://127.0.0.1:${options.port}`,
  socketOpts: { transports: ["websocket"], forceNew: true },
});

function generator(seed) {
  let a = seed >>> 0; // mulberry32
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// The last move of a match ends it without a further turn.
const isPast = (turn, ctx) => ctx.turn > turn || Boolean(ctx.gameover);

class Table {
  constructor(number) {
    this.number = number;
    this.matches = 0;
    this.playing = false; // both seats have the present match
    this.clients = ["0", "1"].map((playerID) => this.seat(playerID));
  }

  seat(playerID) {
    const matchID = this.matchID();
    const client = Client({ game: TicTacToe, multiplayer, matchID, playerID, numPlayers: 2, debug: false });
    client.sent = null; // when the move that is not yet confirmed was made, and on which turn
    client.synced = false;
    client.subscribe((state) => this.changed(client, state));
    return client;
  }

  matchID() {
    return `bench-${this.number}-${this.matches}`;
  }

  // One seat after the other: the server makes the match when the first one asks for it.
  begin() {
    return new Promise((resolve) => {
      this.begun = resolve;
      this.clients[0].start();
    });
  }

  changed(client, state) {
    if (state === null) return;
    if (!this.playing) this.join(client, state);
    else if (client.sent !== null && isPast(client.sent.turn, state.ctx)) this.confirmed(client, state);
    else this.maybeMove(client, state);
  }

  join(client, state) {
    if (client.synced || state.ctx.gameover) return;
    client.synced = true;
    const [first, second] = this.clients;
    if (client === first) this.admit(second);
    else this.ready();
  }

  admit(second) {
    if (second.transport.socket) second.updateMatchID(this.matchID());
    else second.start();
  }

  ready() {
    this.playing = true;
    if (this.matches === 0) this.begun();
    else this.clients.forEach((client) => this.maybeMove(client, client.getState()));
  }

  confirmed(client, state) {
    const taken = performance.now() - client.sent.at;
    client.sent = null;
    if (tally.recording) tally.latencies.push(taken);
    if (state.ctx.gameover) setImmediate(() => this.next());
  }

  maybeMove(client, state) {
    if (!tally.started || client.sent !== null) return;
    if (state.ctx.gameover || state.ctx.currentPlayer !== client.playerID) return;
    client.sent = { at: Infinity, turn: state.ctx.turn };
    if (options.pace === 0) this.move(client, state);
    else setTimeout(() => this.move(client, state), 2000 * options.pace * random());
  }

  move(client, state) {
    const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    client.sent.at = performance.now();
    client.moves.clickCell(free[Math.floor(random() * free.length)]);
  }

  next() {
    this.matches += 1;
    if (tally.recording) tally.matches += 1;
    this.playing = false;
    this.clients.forEach((client) => (client.synced = false));
    this.clients[0].updateMatchID(this.matchID());
  }
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const say = (line) => new Promise((resolve) => process.stdout.write(JSON.stringify(line) + "\n", resolve));

async function main() {
  const tables = Array.from({ length: options.tables }, (_, number) => new Table(number));
  for (const table of tables) await table.begin();
  tally.started = true;
  tables.forEach((table) => table.clients.forEach((client) => table.maybeMove(client, client.getState())));
  await sleep(options.warmup);
  await say({ phase: "begin" });
  const begin = performance.now();
  tally.recording = true;
  await sleep(options.seconds);
  tally.recording = false;
  const seconds = (performance.now() - begin) / 1000;
  const facts = { connections: 2 * tables.length, matches: tally.matches, refused: 0 };
  await say({ phase: "end", seconds, latencies: tally.latencies, ...facts });
  process.exit(0);
}

main();
