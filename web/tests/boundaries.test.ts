// @vitest-environment node
/** The lint rules know which folder may import which, however the import is written. */
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { expect, test, vi } from 'vitest';

// The first one loads ESLint with all its plugins.
vi.setConfig({ testTimeout: 60_000 });

// Folders are checked by their paths; nothing here needs types.
const eslint = new ESLint({ overrideConfig: [ts.configs.disableTypeChecked] });

async function refused(filePath: string, code: string): Promise<boolean> {
  const text = filePath.endsWith('.svelte') ? `<script lang="ts">\n${code}\n</script>\n` : code;
  const [result] = await eslint.lintText(text, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.some(({ ruleId }) => ruleId === 'boundaries/dependencies');
}

const REFUSED = [
  ['kit', 'a game', 'src/kit/new.ts', "import '../games/holdem';"],
  ['kit', 'the frame', 'src/kit/cards/New.svelte', "import '../../frame/keys';"],
  ['kit', 'the wire', 'src/kit/new.ts', "import type { Frame } from '../wire';"],
  ['i18n', 'kit', 'src/i18n/new.ts', "import '../kit';"],
  ['net', 'kit', 'src/net/new.ts', "export { play } from '../kit';"],
  ['the frame', 'the app', 'src/frame/new.svelte.ts', "import '../app/games';"],
  ['the frame', 'a game', 'src/frame/new.ts', "void import('../games/holdem');"],
  ['a game', 'another game', 'src/games/holdem/New.svelte', "import '../sabacc';"],
  ['a game', 'the app', 'src/games/holdem/new.ts', "import '../../app/house.svelte';"],
  ['the app', 'a game', 'src/app/new.ts', "import { face } from '../games/holdem';"],
  ['the app', 'the desk', 'src/app/new.ts', "void import('../admin');"],
  ['the app', 'the messages of the desk', 'src/app/new.ts', "import type {} from '../wire-admin';"],
  ['net', 'the messages of the desk', 'src/net/new.ts', "import type {} from '../wire-admin';"],
  ['the start', 'net', 'src/main.ts', "import './net/api';"],
] as const;

test.each(REFUSED)('%s may not import %s', async (_, __, path, code) => {
  expect(await refused(path, code)).toBe(true);
});

const ALLOWED = [
  ['kit', 'i18n', 'src/kit/new.ts', "import '../i18n';"],
  ['kit', 'itself', 'src/kit/cards/New.svelte', "import '../controls/Icon.svelte';"],
  ['net', 'the wire', 'src/net/new.ts', "import type { Frame } from '../wire';"],
  ['the frame', 'kit', 'src/frame/new.svelte.ts', "import '../kit/motion/countdown.svelte';"],
  ['a game', 'itself', 'src/games/sabacc/art/New.svelte', "import '../cards';"],
  ['a game', 'the frame', 'src/games/holdem/new.ts', "import '../../frame/visit.svelte';"],
  ['the app', 'the frame', 'src/app/lobby/New.svelte', "import '../../frame/game';"],
  ['everybody', 'packages', 'src/kit/new.ts', "import 'svelte/reactivity';"],
] as const;

test.each(ALLOWED)('%s may import %s', async (_, __, path, code) => {
  expect(await refused(path, code)).toBe(false);
});
