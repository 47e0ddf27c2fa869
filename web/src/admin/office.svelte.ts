/** The desk as this page knows it: who sits at it, what goes on in the house, which table is looked at,
 *  and what administrators have done. Every act goes through it. */
import { locale, t } from '../i18n';
import { announce } from '../kit';
import { Notices } from '../app/notices.svelte';
import { Declined, games, Unreachable } from '../net/api';
import { dialHome, type Line } from '../net/connection.svelte';
import { pageBuild } from '../net/page';
import type { GameCard } from '../wire';
import type { AdminMe, DeskDown, Position, TrailEntry } from '../wire-admin';
import * as api from './api';
import type { Asking } from './asking';
import { DeskConnection, type DeskDraft, SOCKET } from './connection';
import { fold, type HouseNow, type TableNow } from './overview';
import { tidings } from './tidings';
import { merge } from './trail';

/** A table with all cards face up. Without a position it is still on its way. */
export interface SystemView {
  readonly table: string;
  readonly position: Position | null;
  /** When it came, by the page's own clock. */
  readonly told_ms: number;
}

export class Office {
  phase = $state<'knocking' | 'door' | 'desk'>('knocking');
  /** Whether there is no administrator yet: then the code of the console makes the first one. */
  isNew = $state(false);
  me = $state.raw<AdminMe | null>(null);
  house = $state.raw<HouseNow | null>(null);
  /** The games of which a table may be opened as a test table. */
  testable = $state.raw<readonly string[]>([]);
  games = $state.raw<readonly GameCard[]>([]);
  trail = $state.raw<readonly TrailEntry[]>([]);
  /** Where the next page of older acts begins; null at the end, undefined before the first page. */
  older = $state.raw<number | null | undefined>(undefined);
  view = $state.raw<SystemView | null>(null);
  /** What is asked in a window before it is done. */
  asking = $state.raw<Asking | null>(null);
  /** Whether the house could not be reached at the very beginning. */
  closed = $state(false);
  outdated = $state(false);

  readonly notices = new Notices();
  readonly connection: DeskConnection;
  #chosen = $state<string | null>(null);

  constructor(dial: () => Line = () => dialHome(SOCKET)) {
    this.connection = new DeskConnection({
      dial,
      hear: (message) => this.#hear(message),
      baffled: () => (this.outdated = true),
      session: askSession,
      expelled: () => this.#leave(t('app-session-over')),
      luck: Math.random,
    });
  }

  /** The table that is looked at: the chosen one as long as it is there, else the first. */
  get table(): TableNow | null {
    const tables = this.house?.tables ?? [];
    return tables.find(({ id }) => id === this.#chosen) ?? tables[0] ?? null;
  }

  /** Looks at another table. A system view belongs to one table and ends with it. */
  choose(table: string): void {
    if (this.view && this.view.table !== table) this.closeView();
    this.#chosen = table;
  }

  async knock(): Promise<void> {
    this.closed = false;
    try {
      const [{ me, set_up }, offered] = await Promise.all([api.door(), games()]);
      this.isNew = set_up;
      this.games = offered;
      if (me) this.enter(me);
      else this.phase = 'door';
    } catch {
      this.closed = true;
    }
  }

  enter(me: AdminMe): void {
    this.isNew = false;
    this.me = me;
    this.phase = 'desk';
    this.connection.speak(locale());
    this.connection.start();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.connection.stop();
    this.#leave();
  }

  /** Carries out an act; a refusal is thrown, with what the house says about it. The table that it
   *  opened, if any. */
  async act(draft: DeskDraft): Promise<string> {
    const answer = await this.connection.order(draft);
    if (answer.done) return answer.table;
    const { code, facts, text } = answer;
    throw new Declined(0, { code, facts, text: text || t('app-session-over') });
  }

  /** Shows a table with all cards face up, from now until it is closed. */
  async openView(table: string): Promise<void> {
    this.choose(table);
    this.view = { table, position: null, told_ms: 0 };
    try {
      await this.act({ desk: 'open_view', table });
    } catch (error) {
      if (this.view?.table === table) this.view = null;
      throw error;
    }
  }

  closeView(): void {
    if (this.view) this.connection.closeView(this.view.table);
    this.view = null;
  }

  /** Fetches the next page of older acts. */
  async loadTrail(): Promise<void> {
    const page = await api.trail(this.older ?? null);
    this.trail = merge(this.trail, page.entries);
    this.older = page.before;
  }

  #leave(why = ''): void {
    this.me = null;
    this.house = null;
    this.view = null;
    this.asking = null;
    this.trail = [];
    this.older = undefined;
    this.phase = 'door';
    if (why) this.notices.show(why);
  }

  #hear(message: DeskDown): void {
    if (message.desk === 'welcome' && isOther(message.build)) this.outdated = true;
    if (this.outdated) return;
    switch (message.desk) {
      case 'welcome':
        this.me = message.me;
        this.testable = message.testable;
        this.#openAgain();
        if (message.me.role === 'administrator') this.#catchUp();
        break;
      case 'overview': {
        const before = this.house;
        this.house = fold(before, message, performance.now());
        if (before) for (const told of tidings(before, this.house)) announce(told);
        break;
      }
      case 'position':
        if (message.table === this.view?.table) {
          const { table, position } = message;
          this.view = { table, position, told_ms: performance.now() };
        }
        break;
      case 'view_closed':
        if (message.table === this.view?.table) this.view = null;
        break;
      case 'trail':
        this.trail = merge(this.trail, [message.entry]);
        break;
      case 'bye':
        this.notices.show(message.text);
        break;
      case 'refusal':
        if (!message.id) this.notices.show(message.text);
        break;
      case 'ack':
      case 'pong':
        break;
    }
  }

  /** The house shows all cards on one connection only. After a break they are asked for again, which
   *  is written to the audit trail like the first time. */
  #openAgain(): void {
    // One that was not answered yet is sent again by itself.
    if (!this.view?.position) return;
    const { table } = this.view;
    this.openView(table).catch((error: unknown) => {
      if (error instanceof Declined) this.notices.show(error.problem.text);
    });
  }

  /** What was done while there was no connection. */
  #catchUp(): void {
    this.older = undefined;
    this.loadTrail().catch((error: unknown) => {
      if (error instanceof Declined) this.notices.show(error.problem.text);
      else if (error instanceof Unreachable) this.notices.show(t('app-unreachable'));
      else throw error;
    });
  }
}

/** Whether the house hands out another build than this page. In development it has none. */
const isOther = (build: string): boolean =>
  build !== '' && pageBuild() !== '' && build !== pageBuild();

async function askSession(signal: AbortSignal): Promise<'valid' | 'over' | 'unknown'> {
  try {
    return (await api.door(signal)).me ? 'valid' : 'over';
  } catch {
    return 'unknown';
  }
}
