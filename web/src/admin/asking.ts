/** What the desk asks in a window before it is done, or to learn how. */

/** Acts that need a "yes" and nothing else. Each has a title, a text and a button in the catalogue. */
export type Question =
  | { readonly ask: 'switch-off'; readonly room: string; readonly name: string }
  | {
      readonly ask: 'look' | 'finish' | 'close' | 'rig' | 'unrig';
      readonly table: string;
      readonly name: string;
    }
  | {
      readonly ask: 'dismiss';
      readonly table: string;
      readonly seat: number;
      readonly name: string;
    };

const QUESTIONS: readonly string[] = [
  'switch-off',
  'look',
  'finish',
  'close',
  'rig',
  'unrig',
  'dismiss',
];

export const isQuestion = (asking: Asking): asking is Question => QUESTIONS.includes(asking.ask);

export type Asking =
  | Question
  | { readonly ask: 'stop' | 'open-table' | 'find' | 'account' }
  | { readonly ask: 'room'; readonly room: string }
  | { readonly ask: 'table' | 'void' | 'bot'; readonly table: string }
  | { readonly ask: 'message'; readonly to: string }
  | {
      /** Somebody in the house, found at a table, in a room or by name. */
      readonly ask: 'person';
      readonly player: string;
      readonly name: string;
    };
