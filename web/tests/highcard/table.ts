/** High card at the table. */
import type { GameTable } from '../../src/frame/game';
import { gameEvents } from '../../src/frame/log';
import { nameAt } from '../../src/frame/seating';
import { showAmount } from '../../src/kit';
import Rules from './Rules.svelte';
import Scene from './Scene.svelte';
import Table from './Table.svelte';
import type { HighcardWon } from './wire';

const won = ({ chips }: HighcardWon, name: string): string => `${name} wins ${showAmount(chips)}`;

export const table: GameTable<'highcard'> = {
  Table,
  Scene,
  Rules,
  shortcuts: [{ keys: ['S'], label: () => 'Stay' }],
  tell: (before, now) =>
    gameEvents(now).map((event) => ({
      say: () => won(event, nameAt(event.seat, now, before)),
      loud: true,
    })),
  atStake: ({ frame }) => frame.pending !== null,
  tellStep: (round, step) =>
    step.events.map((event) => ({
      say: () => won(event, round.names[event.seat] ?? ''),
      loud: true,
    })),
  outcome: (round) => `${showAmount(round.steps.at(-1)?.view.pot ?? 0)} in the pot`,
};
