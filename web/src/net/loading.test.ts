import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Loading } from './loading.svelte';
import { reloadPage } from './page';

let reported: unknown[];

beforeEach(() => {
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((error) => reported.push(error));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A load that answers with each of these in turn. */
function answering(...answers: (string | Error)[]): () => Promise<string> {
  const left = [...answers];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new Error('asked too often');
    return typeof next === 'string' ? Promise.resolve(next) : Promise.reject(next);
  };
}

const settled = (loading: Loading<string>): Promise<void> =>
  vi.waitFor(() => expect(loading.status).not.toBe('loading'));

test('what was fetched is there', async () => {
  const loading = new Loading(answering('table'));
  expect([loading.status, loading.value]).toEqual(['loading', null]);
  await settled(loading);
  expect([loading.status, loading.value]).toEqual(['ready', 'table']);
});

test('what could not be fetched is fetched again when asked, and reported', async () => {
  const reload = vi.fn(() => Promise.resolve(true));
  const lost = new Error('no network');
  const loading = new Loading(answering(lost, 'table'), reload);
  await settled(loading);
  expect(loading.status).toBe('failed');
  expect(reported).toEqual([lost]);
  await loading.retry();
  expect([loading.status, loading.value]).toEqual(['ready', 'table']);
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that remembers the failure is made to load the page again', async () => {
  const reload = vi.fn(() => Promise.resolve(true));
  const loading = new Loading(answering(new Error('once'), new Error('remembered')), reload);
  await settled(loading);
  await loading.retry();
  expect(reload).toHaveBeenCalledOnce();
  expect(loading.status).toBe('loading');
});

test('what nobody has asked for yet is fetched again without loading the page', async () => {
  const reload = vi.fn(() => Promise.resolve(true));
  const lost = new Error('no network');
  const loading = new Loading(answering(lost, lost, 'table'), reload);
  await settled(loading);
  await loading.refetch();
  expect(loading.status).toBe('failed');
  await loading.refetch();
  expect([loading.status, loading.value]).toEqual(['ready', 'table']);
  await loading.refetch(); // is there: not asked for again
  expect(reload).not.toHaveBeenCalled();
});

test('while the house does not answer, it can be tried again and again', async () => {
  const lost = new Error('no network');
  const loading = new Loading(answering(lost, lost, lost, 'table'), () => Promise.resolve(false));
  await settled(loading);
  await loading.retry();
  expect(loading.status).toBe('failed');
  await loading.retry();
  expect(loading.status).toBe('failed');
  await loading.retry();
  expect(loading.status).toBe('ready');
});

test('a load that throws at once has failed, too', async () => {
  const loading = new Loading<string>(() => {
    throw new Error('no such game');
  });
  await settled(loading);
  expect(loading.status).toBe('failed');
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('network')), false],
  ['a proxy answers in its place', () => Promise.resolve(new Response('', { status: 502 })), false],
  ['the house answers', () => Promise.resolve(new Response('')), true],
])('the page is loaded again only if the house is there: %s', async (_, answer, reloaded) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', answer);
  expect(await reloadPage()).toBe(reloaded);
  expect(reload).toHaveBeenCalledTimes(reloaded ? 1 : 0);
});
