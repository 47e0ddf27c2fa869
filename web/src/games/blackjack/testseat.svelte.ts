/** A recorded round as a player sits at it, for tests of what she sees and presses. */
import type { AtTable } from '../../frame/game';
import { Moves } from '../../frame/moves.svelte';
import type { Answer } from '../../net/outbox';
import type { Snapshot } from '../../net/snapshot';
import type { BlackjackAction, BlackjackOptions, BlackjackRules } from '../../wire';
import type { RecordedRound } from './recorded';

/** The rules of the casino's table. */
export const CASINO: BlackjackRules = {
  ...{ game: 'blackjack', unit: 100, decks: 1, clock_ms: 30_000, dealer: 'hits_soft_17' },
  ...{ bet_min: 100, bet_max: null, bet_step: null, short_bets: false },
  chips: 'house',
  ...{ shoe: false, marker_least: 20, marker_most: 30 },
  ...{ natural: null, peek: false, natural_ends_round: false, collects_busts: false },
  ...{ double: false, double_after_split: false, hands_max: 1, split_aces_draw: true },
  ...{ insurance: false, surrender: false, five_hit_bonus: false, swedish_pub: false },
  winnings_limit: null,
};

/** A frame of a round as the page knows it. */
export function snapshotOf({ frames, mine }: RecordedRound, at: number): Snapshot<'blackjack'> {
  const frame = frames.at(at);
  if (!frame) throw new Error('no frame');
  const { view, events, options, acting } = frame;
  const number = at < 0 ? frames.length + at : at;
  return {
    frame: {
      ...{ t: 'frame', table: 't', seq: number + 1, seat: mine, gap_ms: null, view, events },
      ...(options ? { options } : {}),
      pending: acting.length > 0 ? { turn: number + 1, seats: acting, wait_ms: null } : null,
    },
    summary: {
      ...{ name: 'Oak', rounds: 1, settings: { seats: 7, turned: true }, queue: [] },
      rules: CASINO,
      seats: view.seats.map(({ seat, stack }) => ({ seat, name: `Player ${seat}`, chips: stack })),
    },
    continuous: true,
  } as unknown as Snapshot<'blackjack'>;
}

/** A seat at a table that shows what the test says and answers when it is told to. */
export class TestSeat implements AtTable<'blackjack'> {
  readonly me = 'Ann';
  shown: Snapshot<'blackjack'>;
  options: BlackjackOptions | null;
  readonly orders: BlackjackAction[] = [];
  readonly moves = new Moves<BlackjackAction>((action) => this.act(action));
  #answers: ((answer: Answer) => void)[] = [];

  constructor(shown: Snapshot<'blackjack'>) {
    this.shown = $state.raw(shown);
    this.options = $state.raw(shown.frame.options ?? null);
  }

  /** The stage shows another snapshot to its end. */
  show(shown: Snapshot<'blackjack'>): void {
    this.shown = shown;
    this.options = shown.frame.options ?? null;
  }

  act(action: BlackjackAction): Promise<Answer> {
    this.orders.push(action);
    return new Promise((answer) => this.#answers.push(answer));
  }

  async answer(code?: string): Promise<void> {
    const answer: Answer = code
      ? { done: false, code, text: '', facts: {} }
      : { done: true, table: 't' };
    this.#answers.shift()?.(answer);
    for (let turns = 0; turns < 8; turns++) await Promise.resolve();
  }
}
