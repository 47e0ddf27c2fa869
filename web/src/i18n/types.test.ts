/** What the type checker says about ids and arguments. The test runner takes any of these calls; it
 *  is `npm run check` that fails when a line no longer is the error that it is expected to be. */
import { expect, test, vi } from 'vitest';
import { type ArgumentsOf, loadWords, type MessageId, t } from '.';

const said = (say: () => string): void => expect(say()).toBeTypeOf('string');

test('an id must be there', () => {
  said(() => t('app-you'));
  // @ts-expect-error there is no such message
  said(() => t('app-yuo'));
  const id: string = 'app-you';
  // @ts-expect-error any string could be anything
  said(() => t(id));
});

test('a message has the arguments that it needs', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  said(() => t('app-round', { number: 7 }));
  // @ts-expect-error the number is missing
  said(() => t('app-round'));
  // @ts-expect-error the number is missing
  said(() => t('app-round', {}));
  // @ts-expect-error it is called otherwise
  said(() => t('app-round', { nummer: 7 }));
  // @ts-expect-error it takes none
  said(() => t('app-you', { number: 7 }));
  // @ts-expect-error not something to be written
  said(() => t('app-round', { number: null }));
  vi.restoreAllMocks();
});

test('an id may be made of parts that are known', () => {
  const told = (how: 'ready' | 'unready'): string => t(`app-told-${how}`, { name: 'Ann' });
  expect(told('ready')).toBe('Ann is ready');
  // @ts-expect-error there is no such part
  said(() => t(`app-told-${'stood' as 'ready' | 'stood'}`, { name: 'Ann' }));
});

test('of several ids the arguments of all are needed', () => {
  const either = (id: 'app-told-ready' | 'app-told-bot-sat'): void => {
    said(() => t(id, { name: 'Ann', amount: '500' }));
    // @ts-expect-error one of them needs the amount
    said(() => t(id, { name: 'Ann' }));
  };
  either('app-told-ready');
});

test('id and arguments can be handed on', () => {
  const later = <Id extends MessageId>(id: Id, ...args: ArgumentsOf<Id>): (() => string) => {
    return () => t(id, ...args);
  };
  expect(later('app-round', { number: 7 })()).toBe('Hand 7');
  expect(later('app-you')()).toBe('You');
});

test('only games have words of their own', async () => {
  // @ts-expect-error the page's own words are always there
  await expect(loadWords('app')).rejects.toThrow('app.ftl');
});
