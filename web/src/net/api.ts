/** The small HTTP API: coming in and going out, what the house offers, rounds of the past, and what
 *  a coach says. */
import { locale } from '../i18n';
import type {
  AccountLooks,
  Chart,
  CodedTable,
  EdgeQuestion,
  Evening,
  GameCard,
  GameList,
  GameName,
  Games,
  History,
  HonourCard,
  HonourList,
  HouseAddresses,
  HouseEdge,
  Invitation,
  Looks,
  Me,
  PictureList,
  Problem,
  RoomResults,
  RoundHistory,
  SignIn,
  SittingList,
  Share,
  SharedRound,
} from '../wire';
import * as attempt from './attempt';

/** The house said no, and why. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

interface Request {
  /** A file is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Also when the page is closed meanwhile. */
  readonly keepalive?: boolean;
}

async function send(method: string, path: string, request: Request): Promise<Response> {
  const { body, signal, keepalive = false } = request;
  const headers: Record<string, string> = { 'Accept-Language': locale() };
  const init: RequestInit = { method, headers, keepalive };
  if (body instanceof Blob) init.body = body;
  else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  if (signal) init.signal = signal;
  try {
    return await fetch(path, init);
  } catch (error) {
    throw new Unreachable(path, { cause: error });
  }
}

/** Gives an order or asks a question; a `Declined` or an `Unreachable` is thrown. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  request: Request = {},
): Promise<T> {
  const answer = await send(method, path, request);
  let text: string;
  try {
    text = await answer.text();
  } catch (error) {
    throw new Unreachable(path, { cause: error });
  }
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw new Declined(answer.status, readProblem(text));
}

/** A proxy in between may answer with a page of its own. */
function readProblem(text: string): Problem {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    return {
      code: problem.code ?? 'unknown',
      text: problem.text ?? '',
      facts: problem.facts ?? {},
    };
  } catch {
    return { code: 'unknown', text: '', facts: {} };
  }
}

export async function signIn(who: SignIn): Promise<Me> {
  const me = await ask<Me>('POST', '/api/sign-in', {
    body: { ...who, attempt: attempt.secret() },
  });
  attempt.end();
  return me;
}

export const signOut = (): Promise<void> => ask('POST', '/api/sign-out');
export const setPassword = (password: string): Promise<Me> =>
  ask('POST', '/api/password', { body: { password } });

/** Who the session belongs to; null without one. */
export const whoAmI = (signal?: AbortSignal): Promise<Me | null> =>
  ask('GET', '/api/me', { signal });

export const games = async (): Promise<readonly GameCard[]> =>
  (await ask<GameList>('GET', '/api/games')).games;

const tablePath = (table: string, what: string): string =>
  `/api/tables/${encodeURIComponent(table)}/${what}`;

const HISTORY_ROUNDS_MAX = 20;
let lastPage: Promise<unknown> = Promise.resolve();

/** The house tells of past rounds one answer at a time and refuses a player a second, so each waits
 *  for the one before. */
function askInTurn<T>(path: string): Promise<T> {
  const page = lastPage.then(() => ask<T>('GET', path));
  lastPage = page.catch(() => undefined);
  return page;
}

/** The newest rounds of a table, or the newest before that number, each with its last step only. */
export function history(table: string, before: number | null = null): Promise<History> {
  const older = before === null ? '' : `&before=${before}`;
  return askInTurn(tablePath(table, `history?newest=${HISTORY_ROUNDS_MAX}${older}&short=true`));
}

/** Where other devices in the network reach the house. */
export const addresses = (): Promise<HouseAddresses> => ask('GET', '/api/addresses');

/** A picture of the text that phones can read. */
export const qrPath = (text: string): string => `/api/qr?text=${encodeURIComponent(text)}`;

const roundPath = (table: string, number: number): string => tablePath(table, `rounds/${number}`);

/** One finished round, as the player may see it. */
export const toldRound = (table: string, number: number): Promise<SharedRound> =>
  askInTurn(roundPath(table, number));

/** What opens a round to everybody; with `own` also the player's own cards. */
export const shareRound = async (table: string, number: number, own: boolean): Promise<string> =>
  (await ask<Share>('POST', `${roundPath(table, number)}/share`, { body: { own } })).token;

/** No link to the round that the player gave away opens it any more. */
export const withdrawShares = (table: string, number: number): Promise<void> =>
  ask('DELETE', `${roundPath(table, number)}/share`);

export const sharedRound = (token: string): Promise<SharedRound> =>
  ask('GET', `/api/shared/${encodeURIComponent(token)}`);

/** What the player has played, or had played before that time. */
export const evening = (before: number | null = null): Promise<Evening> =>
  askInTurn(`/api/me/evening${before === null ? '' : `?before=${before}`}`);

/** The table that a code stands for. */
export const codedTable = (code: string): Promise<CodedTable> =>
  ask('GET', `/api/codes/${encodeURIComponent(code)}`);

/** What the coach of the game says to the player's hand; `against` are hands that others may have. */
export const advice = <G extends GameName>(
  table: string,
  against = '',
): Promise<Games[G]['advice']> =>
  ask('GET', tablePath(table, `advice?against=${encodeURIComponent(against)}`));

/** What to do by the rules of the table, whatever cards are left. */
export const chart = (table: string): Promise<Chart> => ask('GET', tablePath(table, 'chart'));

/** What the house would keep under these rules. */
export const edge = (question: EdgeQuestion): Promise<HouseEdge> =>
  ask('POST', '/api/edge', { body: question });

/** Players whom the house remembers, the newest first. */
export const honours = async (game: string): Promise<readonly HonourCard[]> =>
  (await ask<HonourList>('GET', `/api/games/${encodeURIComponent(game)}/honours`)).honours;

const presetPath = (game: string, preset: string, what: string): string =>
  `/api/games/${encodeURIComponent(game)}/${encodeURIComponent(preset)}/${what}`;

/** What the player brought to tables of a preset, and took away. */
export const sittings = (game: string, preset: string): Promise<SittingList> =>
  ask('GET', presetPath(game, preset, 'sittings'));

/** The last rounds at tables of a preset that everybody could watch, as the rail saw their ends. */
export const results = async (game: string, preset: string): Promise<readonly RoundHistory[]> =>
  (await ask<RoomResults>('GET', presetPath(game, preset, 'results'))).results;

/** Who invites to what, for whoever has the link to a table. */
export const invitation = (table: string, link = ''): Promise<Invitation> =>
  ask('GET', tablePath(table, `invitation?link=${encodeURIComponent(link)}`));

/** How the house looks to the player, and the versions of the player's own pictures. */
export const looks = (): Promise<AccountLooks> => ask('GET', '/api/me/looks');

export const setLooks = (chosen: Looks): Promise<void> =>
  ask('PUT', '/api/me/looks', { body: chosen, keepalive: true });

const picturePath = (spot: string): string => `/api/me/pictures/${spot}`;

export const putPicture = (spot: string, file: Blob): Promise<PictureList> =>
  ask('PUT', picturePath(spot), { body: file });

export const removePicture = (spot: string): Promise<PictureList> =>
  ask('DELETE', picturePath(spot));

/** The picture itself. The version makes the address another one when the picture is. */
export async function picture(spot: string, version: string): Promise<Blob> {
  const answer = await send('GET', `${picturePath(spot)}?v=${version}`, {});
  if (!answer.ok) throw new Declined(answer.status, readProblem(''));
  return answer.blob();
}
