// Six players a room, who do at random what their options allow, as the players of our house do.
// node table_players.mjs URL ROOMS [RATE]

import { Client } from "@colyseus/sdk";
import { counting } from "../counting.mjs";
import { pace } from "../pace.mjs";

const SEATS = 6;
const url = process.argv[2];
const [rooms, rate] = [3, 4].map((place) => Number(process.argv[place] ?? 0));
const count = counting();

function play(room, seat, when) {
  let sent = null;
  let orders = 0;
  room.onMessage("refused", () => count.refusal());
  room.onStateChange((state) => {
    count.frame(0);
    if (sent !== null && state.ack === sent.id) {
      count.action(performance.now() - sent.at);
      sent = null;
    }
    const offered = state.seats[seat]?.options;
    if (!offered || sent !== null || state.actor !== seat) {
      return;
    }
    const { actions, least } = JSON.parse(offered);
    const action = actions[Math.floor(Math.random() * actions.length)];
    const chips = action === "bet" || action === "raise" ? least : undefined;
    const order = { id: `${seat}-${++orders}`, turn: state.turn, action, chips };
    sent = { id: order.id, at: 0 };
    when(() => {
      sent.at = performance.now();
      room.send("act", order);
    });
  });
}

for (let number = 0; number < rooms; number++) {
  const when = pace(rooms, rate);
  let id = null;
  for (let seat = 0; seat < SEATS; seat++) {
    const client = new Client(url);
    const room = id === null ? await client.create("table") : await client.joinById(id);
    id = room.roomId;
    play(room, seat, when);
  }
}
count.answer();
