// Colyseus rooms that do the work of our tables: hold'em by an npm package, a state with private
// views for each client, and every action on disk before anybody is shown it.
// node tables.mjs DATABASE

import { Room, Server } from "@colyseus/core";
import { ArraySchema, Schema, StateView, defineTypes, view } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { createServer } from "node:http";
import Poker from "poker-ts";
import { Journal } from "./journal.mjs";

const SEATS = 6;
const CHIPS = 100_000;
const journal = new Journal(process.argv[2]);

class Seat extends Schema {}
defineTypes(Seat, {
  stack: "number",
  bet: "number",
  folded: "boolean",
  deed: "string",
  cards: "string",
  options: "string",
});
view()(Seat.prototype, "cards");
view()(Seat.prototype, "options");

class State extends Schema {}
defineTypes(State, {
  seq: "number",
  turn: "number",
  actor: "number",
  button: "number",
  street: "string",
  board: "string",
  pots: "string",
  ack: "string",
  seats: [Seat],
});

const named = (cards) => cards.map(({ rank, suit }) => rank + suit[0]).join(" ");

class Table extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    this.poker = new Poker.Table({ smallBlind: 50, bigBlind: 100 }, SEATS);
    this.number = this.seq = this.turn = 0;
    this.seated = [];
    this.stacks = Array(SEATS).fill(CHIPS);
    this.busy = false;
    const state = new State();
    state.seats = new ArraySchema();
    for (let seat = 0; seat < SEATS; seat++) {
      state.seats.push(new Seat());
    }
    this.setState(state);
    this.onMessage("act", (client, order) => this.act(client, order));
  }

  onJoin(client) {
    const seat = this.seated.push(client) - 1;
    client.view = new StateView();
    client.view.add(this.state.seats[seat]);
    this.poker.sitDown(seat, CHIPS);
    if (this.seated.length === SEATS) {
      this.deal();
      this.keep("deal", [{ e: "dealt" }]);
    }
  }

  deal() {
    this.poker.startHand();
    this.deeds = Array(SEATS).fill("");
    this.cards = this.poker.holeCards().map((cards) => (cards ? named(cards) : ""));
  }

  act(client, { id, turn, action, chips }) {
    const { poker } = this;
    const seat = this.seated.indexOf(client);
    if (this.busy || turn !== this.turn || poker.playerToAct() !== seat) {
      client.send("refused", id);
      return;
    }
    const { actions, chipRange } = poker.legalActions();
    const out = chips !== undefined && (chips < chipRange?.min || chips > chipRange?.max);
    if (!actions.includes(action) || out) {
      client.send("refused", id);
      return;
    }
    const street = poker.roundOfBetting();
    poker.actionTaken(action, chips);
    this.deeds[seat] = action;
    const events = [{ e: "acted", seat, action, chips }];
    const ended = this.goOn(street, events);
    this.keep(id, events, ended);
  }

  /** All that follows without a player's doing. What the hand came to, if it is over. */
  goOn(street, events) {
    const { poker } = this;
    while (poker.isHandInProgress() && !poker.isBettingRoundInProgress()) {
      poker.endBettingRound();
      if (poker.areBettingRoundsCompleted()) {
        poker.showdown();
      }
    }
    if (poker.isHandInProgress()) {
      if (poker.roundOfBetting() !== street) {
        events.push({ e: "board", cards: named(poker.communityCards()) });
      }
      return null;
    }
    const winners = poker.winners().flat();
    const stacks = poker.seats().map((seat) => seat.totalChips);
    const gains = stacks.map((stack, seat) => stack - this.stacks[seat]);
    this.stacks = stacks;
    events.push({ e: "ended", winners: winners.map(([seat, hand]) => [seat, hand.ranking]), gains });
    this.deal();
    events.push({ e: "dealt", button: poker.button() });
    return { number: ++this.number, gains, stacks };
  }

  keep(command, events, ended = null) {
    this.busy = true;
    this.turn += 1;
    this.seq += 1;
    journal.add({ room: this.roomId, seq: this.seq, command, events, ended }, () => {
      this.show(command);
      this.busy = false;
      this.broadcastPatch();
    });
  }

  show(command) {
    const { poker, state } = this;
    const [actor, inHand, seats] = [poker.playerToAct(), poker.handPlayers(), poker.seats()];
    const { actions, chipRange } = poker.legalActions();
    state.seq = this.seq;
    state.turn = this.turn;
    state.actor = actor;
    state.button = poker.button();
    state.street = poker.roundOfBetting();
    state.board = named(poker.communityCards());
    state.pots = JSON.stringify(poker.pots());
    state.ack = command;
    for (let number = 0; number < SEATS; number++) {
      const seat = state.seats[number];
      seat.stack = seats[number].stack;
      seat.bet = seats[number].betSize;
      seat.folded = inHand[number] === null;
      seat.deed = this.deeds[number];
      seat.cards = this.cards[number];
      seat.options = number === actor ? JSON.stringify({ actions, least: chipRange?.min }) : "";
    }
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define("table", Table);
await server.listen(0, "127.0.0.1");
console.log(JSON.stringify({ port: http.address().port }));

process.stdin.on("end", () => process.exit(0)).resume();
