// A server of boardgame.io with its in-memory store: node server.cjs PORT
const { Server } = require("boardgame.io/server");
const game = require("./game.cjs");

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
