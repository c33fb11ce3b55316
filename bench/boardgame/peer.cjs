// boardgame.io's own server with its in-memory storage, on a loopback port.
const { Server, Origins } = require("boardgame.io/dist/cjs/server.js");
const raj = require("./raj.cjs");

const port = Number(process.argv[2]);
const server = Server({ games: [raj], origins: [Origins.LOCALHOST] });
server.run({ port, callback: () => console.log("ready") });
