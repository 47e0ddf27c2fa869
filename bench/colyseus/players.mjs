// Six clients a room. One after the other sends a message, each as soon as it has the one before.
// node players.mjs URL ROOMS

import { Client } from "@colyseus/sdk";
import { counting } from "../counting.mjs";

const SEATS = 6;
const [url, rooms] = [process.argv[2], Number(process.argv[3])];
const count = counting();

async function room() {
  const players = [await new Client(url).create("table")];
  while (players.length < SEATS) {
    players.push(await new Client(url).joinById(players[0].roomId));
  }
  const sent = Array(SEATS).fill(0);
  const act = (turn) => {
    sent[turn % SEATS] = performance.now();
    players[turn % SEATS].send("act", turn);
  };
  players.forEach((player, seat) => {
    player.onMessage("frame", ([turn, payload]) => {
      count.frame(payload.length);
      if (turn % SEATS === seat) {
        count.action(performance.now() - sent[seat]);
      }
      if ((turn + 1) % SEATS === seat) {
        act(turn + 1);
      }
    });
  });
  return act;
}

const starts = [];
for (let number = 0; number < rooms; number++) {
  starts.push(await room());
}
starts.forEach((start) => start(0));
count.answer();
