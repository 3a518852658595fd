// Tic-tac-toe as in boardgame.io's own tutorial. `client: false` is the one addition: the client does not show a move
// before the server has answered, so that a change of its state is a confirmation.
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const hasWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

function clickCell({ G, playerID }, id) {
  if (G.cells[id] !== null) return INVALID_MOVE;
  G.cells[id] = playerID;
}

exports.TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell: { move: clickCell, client: false } },
  endIf({ G, ctx }) {
    if (hasWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
