/** The player's stay in a card room, as far as the whole page has to know of it: which rooms there
 *  are, where she stands, what her bank told last, and how the last stay ended. */
import type { AccountView, GoneCause, Receipt, RoomCard, RoomNews, Welcome } from '../wire';

/** How a stay ended. Whoever leaves in the middle of a hand is gone at once for herself, and a little
 *  later for the others. */
export interface Goodbye {
  readonly room: string;
  /** Where she sat; null for somebody who waited in line. */
  readonly table: string | null;
  readonly why: GoneCause;
  /** What is to be cashed in, as far as it is known. */
  readonly chips: number | null;
  readonly account: AccountView;
}

const KEY = 'croupier.goodbye';

export class Stay {
  /** Null until the house has told. */
  rooms = $state.raw<readonly RoomCard[] | null>(null);
  /** Null for a player who is in no room. */
  news = $state.raw<RoomNews | null>(null);
  /** It outlives a reload, but not the tab. */
  goodbye = $state.raw<Goodbye | null>(recall());
  receipt = $state.raw<Receipt | null>(null);

  /** Every connection begins with this, also one after a break in which much may have happened. */
  welcome({ rooms = [], stay }: Welcome): void {
    this.rooms = rooms;
    if (stay) this.#note(stay);
    else if (this.news) this.#end(undefined);
  }

  hear(news: RoomNews): void {
    if (news.account) this.#note(news);
    else if (this.news?.room === news.room) this.#end(news.gone);
  }

  leave(goodbye: Goodbye): void {
    this.goodbye = goodbye;
    remember(goodbye);
  }

  /** The goodbye was read. */
  forget(): void {
    this.goodbye = null;
    remember(null);
  }

  outside(): void {
    this.news = null;
    this.forget();
  }

  /** Whether the player has left a seat that others still see taken. */
  hasLeft(table: string | undefined): boolean {
    return table !== undefined && this.goodbye?.table === table;
  }

  /** The room that a table belongs to: seats at it are given to those who wait in line there. */
  roomOf(table: string): RoomCard | undefined {
    return this.rooms?.find(({ tables }) => tables.includes(table));
  }

  #note(news: RoomNews): void {
    this.news = news;
    if (!this.hasLeft(news.table)) this.forget();
  }

  /** Why a stay ended during a break is told by the room when it is asked. */
  #end(why: GoneCause = 'absent'): void {
    const before = this.news;
    this.news = null;
    if (!before?.account || this.goodbye) return;
    const { room, account, table = null } = before;
    this.leave({ room, table, account, chips: null, why });
  }
}

/** Private windows may refuse storage; then a reload forgets it. */
function recall(): Goodbye | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Goodbye | null;
  } catch {
    return null;
  }
}

function remember(goodbye: Goodbye | null): void {
  try {
    if (goodbye) sessionStorage.setItem(KEY, JSON.stringify(goodbye));
    else sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
