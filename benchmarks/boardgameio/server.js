// boardgame.io's server with its own FlatFile storage: node server.js PORT FOLDER
process.env.NODE_ENV = "production";
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { TicTacToe } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], db: new FlatFile({ dir: folder }) });
server.run({ port: { host: "127.0.0.1", port: Number(port) } }); // handed on to listen(): this machine only
