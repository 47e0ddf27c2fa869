/** The HTTP side of the desk: its door, its own account, what was done, and players by name. */
import { ask } from '../net/api';
import type {
  AdminDoor,
  AdminMe,
  AdminSignIn,
  NewSecondFactor,
  PlayerCard,
  SetUp,
  Trail,
} from '../wire-admin';

const TRAIL_PAGE = 50;

export const door = (signal?: AbortSignal): Promise<AdminDoor> =>
  ask('GET', '/api/admin/door', { signal });

export const setUp = (body: SetUp): Promise<AdminMe> => ask('POST', '/api/admin/set-up', { body });

export const signIn = (body: AdminSignIn): Promise<AdminMe> =>
  ask('POST', '/api/admin/sign-in', { body });

export const signOut = (): Promise<void> => ask('POST', '/api/admin/sign-out');

export const changePassword = (password: string, new_password: string): Promise<AdminMe> =>
  ask('POST', '/api/admin/password', { body: { password, new_password } });

export const beginSecondFactor = (password: string): Promise<NewSecondFactor> =>
  ask('POST', '/api/admin/second-factor', { body: { password } });

export const confirmSecondFactor = (code: string): Promise<AdminMe> =>
  ask('POST', '/api/admin/second-factor/confirm', { body: { code } });

export const endSecondFactor = (password: string, code: string): Promise<AdminMe> =>
  ask('POST', '/api/admin/second-factor/end', { body: { password, code } });

/** What administrators have done, newest first; at most a page of it before that number. */
export const trail = (before: number | null = null): Promise<Trail> =>
  ask('GET', `/api/admin/trail?newest=${TRAIL_PAGE}${before === null ? '' : `&before=${before}`}`);

export const player = (name: string): Promise<PlayerCard> =>
  ask('GET', `/api/admin/player?name=${encodeURIComponent(name)}`);
