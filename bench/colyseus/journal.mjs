// Durable records in groups: what comes in one turn of the loop is one transaction with one fsync,
// and only then is told. A record of a table carries a hash over itself and the one before, as in
// our log; the end of a hand brings who took part and what each of them holds.

import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

const SCHEMA = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE log (room TEXT, seq INTEGER, at_ms INTEGER, command TEXT, events TEXT, hash BLOB,
                  PRIMARY KEY (room, seq));
CREATE TABLE hands (room TEXT, number INTEGER, last_seq INTEGER, PRIMARY KEY (room, number))
  WITHOUT ROWID;
CREATE TABLE participants (room TEXT, number INTEGER, seat INTEGER, gain INTEGER,
                           PRIMARY KEY (room, number, seat)) WITHOUT ROWID;
CREATE TABLE accounts (account TEXT PRIMARY KEY, balance INTEGER CHECK (balance >= 0))
  WITHOUT ROWID;
CREATE TABLE snapshots (room TEXT PRIMARY KEY, seq INTEGER, state TEXT);
`;

export class Journal {
  constructor(path) {
    this.db = new DatabaseSync(path);
    this.db.exec(SCHEMA);
    this.record = this.db.prepare("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)");
    this.hand = this.db.prepare("INSERT INTO hands VALUES (?, ?, ?)");
    this.participant = this.db.prepare("INSERT INTO participants VALUES (?, ?, ?, ?)");
    this.account = this.db.prepare(
      "INSERT INTO accounts VALUES (?, ?) ON CONFLICT DO UPDATE SET balance = excluded.balance",
    );
    this.snapshot = this.db.prepare(
      "INSERT INTO snapshots VALUES (?, ?, ?) " +
        "ON CONFLICT DO UPDATE SET seq = excluded.seq, state = excluded.state",
    );
    this.waiting = [];
    this.heads = new Map();
  }

  /** Store it, then call `told`. */
  add(entry, told) {
    if (this.waiting.push({ entry, told }) === 1) {
      setImmediate(() => this.flush());
    }
  }

  flush() {
    const group = this.waiting;
    this.waiting = [];
    this.db.exec("BEGIN IMMEDIATE");
    for (const { entry } of group) {
      this.write(entry);
    }
    this.db.exec("COMMIT");
    for (const { told } of group) {
      told();
    }
  }

  write({ room, seq, command, events, ended }) {
    const [text, at] = [JSON.stringify(events), Date.now()];
    const before = this.heads.get(room) ?? Buffer.alloc(32);
    const head = `${room}/${seq}/${at}/${command}`;
    const hash = createHash("sha256").update(before).update(head).update(text).digest();
    this.heads.set(room, hash);
    this.record.run(room, seq, at, command, text, hash);
    if (ended) {
      this.hand.run(room, ended.number, seq);
      ended.gains.forEach((gain, seat) => {
        this.participant.run(room, ended.number, seat, gain);
        this.account.run(`${room}:${seat}`, ended.stacks[seat]);
      });
      this.snapshot.run(room, seq, JSON.stringify(ended));
    }
  }
}
