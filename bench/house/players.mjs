// Six players a table, signed in and seated, who do at random what their options allow as soon as
// it is their turn: fold, check, call or the least raise. All-ins are left out, so that nobody is
// broke before the end. With a RATE all tables together act so many times a second. IDLE sockets
// more look at the lobby and do nothing. They come through all URLs in turn, each player from an
// address of its own where a proxy is believed, so that no limit of an address is in the way.
// node players.mjs URL[,URL...] TABLES [RATE] [IDLE]

import WebSocket from "ws";
import { counting } from "../counting.mjs";
import { pace } from "../pace.mjs";

const SEATS = 6;
const SIGNING_IN = 20;
const RULES = { unit: 1, blinds: [50, 100], bet_step: 50, bet_min: 100, clock_ms: 60_000 };
const SETTINGS = { seats: SEATS, gap_ms: 0, buy_in_min: 100, buy_in: 100_000, buy_in_max: 100_000 };

const SOCKETS_EACH = 10;

const urls = process.argv[2].split(",");
const [tables, rate, idle] = [3, 4, 5].map((place) => Number(process.argv[place] ?? 0));
const count = counting();

let comers = 0;

// A gateway, and who comes to it.
function comer() {
  const number = comers++;
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  return { url: urls[number % urls.length], headers: { "X-Forwarded-For": address } };
}

async function cookie({ url, headers }, name) {
  const body = JSON.stringify({ name });
  const answer = await fetch(`${url}/api/sign-in`, { method: "POST", headers, body });
  if (!answer.ok) {
    throw new Error(await answer.text());
  }
  return answer.headers.getSetCookie()[0].split(";")[0];
}

async function socket({ url, headers }, session) {
  const ws = new WebSocket(`${url.replace("http", "ws")}/ws`, {
    headers: { ...headers, Cookie: session },
    perMessageDeflate: false,
  });
  await new Promise((open, fail) => ws.once("open", open).once("error", fail));
  return ws;
}

class Player {
  static async enter(name) {
    const from = comer();
    return new Player(await socket(from, await cookie(from, name)));
  }

  constructor(ws) {
    this.ws = ws;
    this.orders = 0;
    this.acks = new Map();
    this.table = null;
    this.expected = null;
    this.when = (act) => act();
    ws.on("message", (text) => this.hear(text));
  }

  order(t, fields) {
    const id = `o${++this.orders}`;
    this.ws.send(JSON.stringify({ t, id, ...fields }));
    return new Promise((acked) => this.acks.set(id, acked));
  }

  sit(table, when) {
    this.table = table;
    this.when = when;
    this.ws.send(JSON.stringify({ t: "watch", table }));
    return this.order("sit", { table, chips: SETTINGS.buy_in });
  }

  hear(text) {
    // Reading every frame would cost more than the server needs to make it.
    if (text.includes('"t":"frame"')) {
      count.frame(text.length);
      if (this.expected !== null && text.includes(this.expected.mark, text.length - 30)) {
        count.action(performance.now() - this.expected.sent);
        this.expected = null;
      }
      if (text.includes('"options":{') && this.expected === null) {
        this.act(JSON.parse(text));
      } else if (this.acks.size) {
        this.acknowledge(JSON.parse(text).ack);
      }
      return;
    }
    const message = JSON.parse(text);
    if (message.t === "ack") {
      this.acknowledge(message.id, message.table);
    } else if (message.t === "refusal") {
      if (this.acks.has(message.id)) {
        throw new Error(`a table cannot be filled: ${message.text}`);
      }
      count.refusal();
      this.expected = null;
    }
  }

  acknowledge(id, value) {
    this.acks.get(id)?.(value);
    this.acks.delete(id);
  }

  act({ options, pending }) {
    const kinds = [];
    if (options.fold) kinds.push({ do: "fold" });
    if (options.check) kinds.push({ do: "check" });
    if (options.call) kinds.push({ do: "call" });
    if (options.raise_to) kinds.push({ do: "raise", chips: options.raise_to.least });
    const action = kinds[Math.floor(Math.random() * kinds.length)];
    const id = `a${++this.orders}`;
    this.expected = { mark: `"ack":"${id}"`, sent: 0 };
    this.when(() => {
      this.expected.sent = performance.now();
      this.ws.send(JSON.stringify({ t: "act", id, table: this.table, turn: pending.turn, action }));
    });
  }
}

async function table(number) {
  const names = Array.from({ length: SEATS }, (_, seat) => `Player ${number}-${seat}`);
  const players = [];
  for (const name of names) {
    players.push(await Player.enter(name));
  }
  const opened = await players[0].order("open_table", {
    game: "holdem",
    preset: "cardroom",
    rules: RULES,
    settings: SETTINGS,
  });
  const when = pace(tables, rate);
  // A table without people is closed after a minute, and to fill a thousand takes longer.
  await players[0].sit(opened, when);
  return () => Promise.all(players.slice(1).map((player) => player.sit(opened, when)));
}

const numbers = Array.from({ length: tables }, (_, number) => number);
const starts = [];
async function fill() {
  for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
    starts.push(await table(number));
  }
}
let waiting = Math.ceil(idle / SOCKETS_EACH);
async function fillLobby() {
  while (waiting-- > 0) {
    const from = comer();
    const session = await cookie(from, `Idle ${waiting}`);
    for (let number = 0; number < SOCKETS_EACH; number++) {
      (await socket(from, session)).on("message", () => {});
    }
  }
}
await Promise.all(Array.from({ length: SIGNING_IN }, fill));
await Promise.all(Array.from({ length: SIGNING_IN }, fillLobby));
await Promise.all(starts.map((start) => start()));
count.answer();
