/** The house as this page knows it: who is in, which tables there are, which one is looked at. */
import { locale, t } from '../i18n';
import { face } from '../kit';
import { Declined, games, signIn, signOut, Unreachable, whoAmI } from '../net/api';
import { dialHome, type Line } from '../net/connection.svelte';
import { type PlayerAnswer, PlayerConnection, type PlayerDraft, SOCKET } from '../net/player';
import type { Bye, Down, Frame, GameCard, Me, SignIn, Wallet } from '../wire';
import { EVENTS } from '../wire';
import { pageBuild } from '../net/page';
import { Foyer } from './lobby/foyer.svelte';
import { LooksKeeper } from './looks.svelte';
import { Notices } from './notices.svelte';
import { Router } from './router.svelte';
import { Stay } from './stay.svelte';
import type { BotWish } from '../frame/game';
import { isTableEvent } from '../frame/log';
import { tellTable } from '../frame/sentences';
import { type Desk, Visit } from '../frame/visit.svelte';
import { entryOf } from './games';

/** What a player wants to open: a table with bots, and a seat for herself. */
export interface Opening {
  game: string;
  preset: string;
  name?: string;
  rules?: { readonly [field: string]: unknown };
  settings?: { readonly [field: string]: unknown };
  bots: readonly BotWish[];
  /** What to sit down with; null to open only. */
  chips: number | null;
}

/** CAS-1.2c: of the house's six seconds at least five are for reading; the last card is seen first. */
const FAREWELL_HOLD_MS = 900;

/** As long as the house lets the name of a table be. */
const NAME_MAX = 40;

export class House {
  phase = $state<'knocking' | 'door' | 'inside'>('knocking');
  me = $state.raw<Me | null>(null);
  games = $state.raw<readonly GameCard[]>([]);
  visit = $state.raw<Visit | null>(null);
  /** The last chip is gone: when the front door will be shown, by the page's own clock. */
  farewell = $state.raw<{ readonly ends_ms: number } | null>(null);
  /** Whether the house could not be reached at the very beginning. */
  closed = $state(false);
  /** The house is newer than this page: it hands out another build, or it said something that this
   *  page does not know. From then on nothing that it says is shown. */
  outdated = $state<'build' | 'message' | null>(null);

  /** A table that was opened for friends, who are to be told how they find it. */
  invites = $state<string | null>(null);

  /** Why the last session ended, for the front door to say. */
  parting = $state('');

  readonly notices = new Notices();
  readonly stay = new Stay();
  readonly looks = new LooksKeeper(this.notices);
  readonly router = new Router();
  readonly connection: PlayerConnection;
  readonly foyer: Foyer;
  /** The notice that the table has nobody who runs it. */
  #waits: number | null = null;

  constructor(dial: () => Line = () => dialHome(SOCKET)) {
    this.connection = new PlayerConnection({
      dial,
      hear: (message) => this.#hear(message),
      baffled: () => (this.outdated ??= 'message'),
      session: askSession,
      expelled: () => this.#outside(this.farewell ? undefined : 'app-session-over'),
      luck: Math.random,
    });
    this.foyer = new Foyer(this.connection);
  }

  /** Finds out whether the player is known already. */
  async knock(): Promise<void> {
    this.closed = false;
    try {
      const [me, offered] = await Promise.all([whoAmI(), games()]);
      this.games = offered;
      if (me) this.#enter(me);
      else this.phase = 'door';
    } catch {
      this.closed = true;
    }
  }

  async signIn(who: SignIn): Promise<void> {
    this.#enter(await signIn(who));
  }

  /** CAS-1.3e: the session ends and the front door is shown, with the reason if there is one. */
  async signOut(why = ''): Promise<void> {
    await this.looks.flush();
    await signOut();
    this.connection.stop();
    this.#outside();
    this.parting = why;
  }

  /** Gives an order; a refusal is shown in the player's language, unless it was expected. */
  async order(draft: PlayerDraft, expected: readonly string[] = []): Promise<PlayerAnswer> {
    const answer = await this.connection.order(draft);
    if (answer.done || expected.includes(answer.code)) return answer;
    this.notices.show(answer.text || (this.phase === 'inside' ? answer.code : ''));
    return answer;
  }

  /** Looks at a table, or at none. */
  look(table: string | null, link = ''): void {
    if (this.visit?.table === table && this.visit?.link === link) return;
    if (this.visit) {
      this.connection.unwatch(this.visit.table);
      this.visit.end();
    }
    this.#wait('');
    this.visit = table === null ? null : this.#visit(table, link);
    if (table !== null) this.connection.watch(table, link);
  }

  /** Opens a table, shows it, and lets the player and the bots sit down before her eyes. */
  async open(wish: Opening): Promise<boolean> {
    const { game, preset, name = '', rules = {}, settings = {}, bots, chips } = wish;
    const title = name || this.tableName(game);
    const order = { t: 'open_table', game, preset, name: title, rules, settings } as const;
    const opened = await this.order(order);
    if (!opened.done) return false;
    const { table } = opened;
    if (settings.watching !== undefined && settings.watching !== 'everyone') this.invites = table;
    this.look(table);
    this.router.go({ at: 'table', table });
    // The player first, or a bot might take her seat. CAS-5.10a: whoever opens a table plays last,
    // so hers is the last seat.
    if (chips !== null && !(await this.#sit(table, chips, this.#lastSeat(wish)))) return true;
    // All bots at once: the first round begins soon after there are two players, and then it is too
    // late for others. Where people have taken all seats in the meantime, no bot is missed.
    await Promise.all(
      bots.map((bot) => this.order({ t: 'seat_bot', table, ...bot }, ['table_full'])),
    );
    return true;
  }

  /** What a table is called whose host names it in no other way: "Ada's hold'em". */
  tableName(game: string): string {
    const title = entryOf(game)?.title() ?? game;
    return t('app-table-of', { name: this.me?.name ?? '', game: title }).slice(0, NAME_MAX);
  }

  /** Takes the seat, or another one where somebody was faster. */
  async #sit(table: string, chips: number, seat: number | null): Promise<boolean> {
    const answer = await this.order({ t: 'sit', table, chips, seat, ...face() }, ['seat_taken']);
    if (answer.done || answer.code !== 'seat_taken') return answer.done;
    return (await this.order({ t: 'sit', table, chips, ...face() })).done;
  }

  #visit(table: string, link: string): Visit {
    const desk: Desk = {
      act: (turn, action, expected) => this.order({ t: 'act', table, turn, action }, expected),
      showHand: () => this.order({ t: 'show_hand', table }),
      load: async (game) => {
        const entry = entryOf(game);
        return entry ? { entry, table: await entry.table() } : null;
      },
    };
    return new Visit(table, this.me?.name ?? '', desk, link);
  }

  /** Does something once the table that is looked at has shown what led to it. */
  #whenShown(action: () => void, most_ms?: number): void {
    if (this.visit) this.visit.whenShown(action, most_ms);
    else action();
  }

  #lastSeat({ game, preset, settings }: Opening): number | null {
    const card = this.games.find(({ name }) => name === game);
    const usual = card?.presets.find(({ name }) => name === preset)?.settings.seats;
    const seats = typeof settings?.seats === 'number' ? settings.seats : usual;
    return seats === undefined ? null : seats - 1;
  }

  #enter(me: Me): void {
    this.notices.pass();
    this.parting = '';
    this.me = me;
    this.phase = 'inside';
    this.connection.speak(locale());
    this.connection.start();
    void this.looks.enter();
  }

  #outside(why?: 'app-session-over'): void {
    this.look(null);
    this.looks.leave();
    this.stay.outside();
    this.me = null;
    this.foyer.leave();
    this.farewell = null;
    this.phase = 'door';
    this.router.go({ at: 'menu' });
    if (why) this.notices.show(t(why));
  }

  #hear(message: Down): void {
    if (message.t === 'welcome' && isOther(message.build)) this.outdated = 'build';
    if (this.outdated) return;
    switch (message.t) {
      case 'welcome':
        this.me = message.me;
        this.foyer.welcome(message);
        this.stay.welcome(message);
        break;
      case 'lobby':
        this.foyer.hear(message);
        if (message.rooms) this.stay.rooms = message.rooms;
        break;
      case 'tables':
        this.foyer.turn(message);
        break;
      case 'room':
        this.stay.hear(message);
        break;
      case 'bank':
        this.stay.receipt = message.receipt;
        break;
      case 'wallet':
        this.#whenShown(() => this.#count(message));
        break;
      case 'farewell':
        this.#sayFarewell(performance.now() + message.left_ms);
        break;
      case 'frame':
        if (message.table !== this.visit?.table) break;
        this.#wait('');
        this.#show(message, this.visit);
        break;
      case 'chat':
        if (message.table === this.visit?.table) this.visit.listen(message.lines);
        break;
      case 'said':
        if (message.table === this.visit?.table) this.visit.hear(message.line);
        break;
      case 'gone':
        if (message.table === this.visit?.table) this.visit.close();
        break;
      case 'refusal':
        if (!message.id) this.#turnedAway(message.text);
        break;
      case 'bye':
        this.#sayGoodbye(message);
        break;
      case 'waits':
        if (message.table === this.visit?.table) this.#wait(message.text);
        break;
      case 'announcement':
        this.notices.post(message.text);
        break;
      case 'ack':
      case 'pong':
        break;
    }
  }

  /** The table has nobody who runs it, until it is shown again. */
  #wait(text: string): void {
    if (this.#waits !== null) this.notices.dismiss(this.#waits);
    this.#waits = text ? this.notices.hold(text) : null;
  }

  #show(frame: Frame, visit: Visit): void {
    const game = frame.summary?.game ?? visit.latest?.summary.game;
    if (game !== undefined && !isKnown(game, frame.events)) {
      this.outdated = 'message';
      return;
    }
    visit.take(frame);
    visit.whenShown(() => this.#explain(frame));
  }

  /** An administrator has taken a round back, and says why. */
  #explain({ events }: Frame): void {
    for (const event of events.filter(isTableEvent)) {
      const taken = event.e === 'round_voided' || event.e === 'round_reversed';
      if (!taken || !event.reason) continue;
      for (const { say } of tellTable(event, null)) this.notices.post(say());
    }
  }

  #count({ chips, seated }: Wallet): void {
    if (this.me) this.me = { ...this.me, chips, seated };
  }

  #sayFarewell(ends_ms: number): void {
    this.#whenShown(() => (this.farewell = { ends_ms }), FAREWELL_HOLD_MS);
  }

  /** Whoever goes is told so at the door. A house that closes for a moment is a trouble. */
  #sayGoodbye({ code, text }: Bye): void {
    if (code === 'closing') this.notices.show(text);
    else this.notices.showInPassing(text, code === 'signed_out' ? 'good' : 'bad');
  }

  /** A table that cannot be looked at is not there: back to the menu. */
  #turnedAway(text: string): void {
    this.notices.show(text);
    if (this.visit && !this.visit.latest) this.router.go({ at: 'menu' });
  }
}

/** Whether the house hands out another build than this page. In development it has none. */
const isOther = (build = ''): boolean =>
  build !== '' && pageBuild() !== '' && build !== pageBuild();

/** Whether this page has the game and was built for all that happened. */
function isKnown(game: string, events: readonly { e: string }[]): boolean {
  const own = EVENTS[game];
  if (!entryOf(game)) return false;
  return !own || events.every(({ e }) => own.includes(e) || EVENTS.table?.includes(e));
}

async function askSession(signal: AbortSignal): Promise<'valid' | 'over' | 'unknown'> {
  try {
    return (await whoAmI(signal)) ? 'valid' : 'over';
  } catch (error) {
    return error instanceof Unreachable || error instanceof Declined ? 'unknown' : 'over';
  }
}
