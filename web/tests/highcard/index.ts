/** High card as the menu and the lists see it. */
import type { GameEntry } from '../../src/frame/game';
import { showAmount } from '../../src/kit';
import Art from './Art.svelte';
import './wire';

const stakesText = (stake: number): string => `stake ${showAmount(stake)}`;

export const entry: GameEntry<'highcard'> = {
  name: 'highcard',
  title: () => 'High card',
  rooms: [
    {
      preset: 'plain',
      section: 'more',
      order: 90,
      felt: 'teal',
      title: () => 'High card room',
      sub: (tables) => `${tables} open`,
      about: () => 'The higher card wins.',
      Art,
    },
  ],
  stakes: ([stake = 0]) => stakesText(stake),
  stakesOf: ({ stake }) => stakesText(stake),
  choices: () => [],
  botTitle: (kind) => kind,
  roundTitle: (number) => `Deal ${number}`,
  words: () => Promise.resolve(),
  table: async () => (await import('./table')).table,
};
