// A Colyseus room that does nothing but broadcast: each message of a client goes to all six, with
// a payload of the size given. It says its port on the first line and ends with its input.

import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { createServer } from "node:http";

const payload = "x".repeat(Number(process.argv[2]));

class Broadcast extends Room {
  maxClients = 6;
  patchRate = null;

  onCreate() {
    this.onMessage("act", (client, turn) => {
      this.broadcast("frame", [turn, payload]);
    });
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define("table", Broadcast);
await server.listen(0, "127.0.0.1");
console.log(JSON.stringify({ port: http.address().port }));

process.stdin.on("end", () => process.exit(0)).resume();
