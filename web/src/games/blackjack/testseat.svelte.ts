/** A recorded round as a player sits at it, for tests of what she sees and presses. */
import type { AtTable } from '../../frame/game';
import { Moves } from '../../frame/moves.svelte';
import type { Answer } from '../../net/outbox';
import type { Snapshot } from '../../net/snapshot';
import type { BlackjackAction, BlackjackOptions } from '../../wire';
import type { RecordedRound } from './recorded';

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
      rules: { dealer: 'hits_soft_17' },
      seats: view.seats.map(({ seat, stack }) => ({ seat, name: `Player ${seat}`, chips: stack })),
    },
    chat: [],
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
