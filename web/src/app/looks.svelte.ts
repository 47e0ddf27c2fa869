/** The player's looks and pictures, kept with the account: fetched at the door, and sent when they
 *  change. What cannot be sent stays as chosen in this browser. */
import { t } from '../i18n';
import {
  type Loaded,
  type Looks,
  type PictureKeeper,
  readLooks,
  settings,
  showPicture,
  type Spot,
  SPOTS,
} from '../kit';
import * as api from '../net/api';
import type { Notices } from './notices.svelte';

const SEND_AFTER_MS = 600;
const ASK_AGAIN_MS = 10_000;

/** Only who has pictures of his own needs it. */
const canvas = () => import('./shrink');
const chosen = (): Looks => readLooks(settings);

export class LooksKeeper implements PictureKeeper {
  #notices: Notices;
  /** The looks that the account has, as text. */
  #stored = '';
  #versions: Partial<Record<Spot, string>> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unfollow: (() => void) | null = null;
  #inside = false;
  #sending: Promise<void> = Promise.resolve();

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  /** The player has come in: the account's looks are shown from now on. */
  async enter(): Promise<void> {
    this.leave();
    this.#inside = true;
    const stay = (this.#unfollow = () => undefined);
    const isOver = (): boolean => this.#unfollow !== stay;
    let account: Awaited<ReturnType<typeof api.looks>>;
    try {
      account = await api.looks();
    } catch {
      if (!isOver()) this.#timer = setTimeout(() => void this.enter(), ASK_AGAIN_MS);
      return;
    }
    if (isOver()) return;
    if (account.looks) Object.assign(settings, readLooks(account.looks));
    this.#stored = JSON.stringify(chosen());
    this.#follow();
    await this.#show(account.pictures);
  }

  /** The player has gone: the looks stay with the browser, the pictures go. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#unfollow?.();
    this.#unfollow = null;
    this.#inside = false;
    this.#versions = {};
    for (const spot of SPOTS) showPicture(spot, null);
  }

  /** Sends at once what has changed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    // One after the other, so that the last one wins.
    this.#sending = this.#sending.then(() => this.#send());
    await this.#sending;
  }

  async put(spot: Spot, file: File): Promise<string> {
    return this.#change(async () => {
      const { PICTURE_BYTES, shrunk } = await canvas();
      const sent = await shrunk(file, spot);
      return sent.size > PICTURE_BYTES
        ? t('app-picture-too-large', { megabytes: PICTURE_BYTES / 2 ** 20 })
        : api.putPicture(spot, sent);
    });
  }

  async remove(spot: Spot): Promise<string> {
    return this.#change(() => api.removePicture(spot));
  }

  async #change(make: () => Promise<string | Awaited<ReturnType<typeof api.putPicture>>>) {
    try {
      const answer = await make();
      if (typeof answer === 'string') return answer;
      await this.#show(answer.pictures);
      return '';
    } catch (error) {
      if (error instanceof api.Declined) return error.problem.text || t('app-picture-not-sent');
      if (error instanceof api.Unreachable) return t('app-picture-not-sent');
      throw error;
    }
  }

  #follow(): void {
    const leaving = (): void => void this.flush();
    const stop = $effect.root(() => {
      $effect(() => {
        if (JSON.stringify(chosen()) === this.#stored) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.flush(), SEND_AFTER_MS);
      });
    });
    addEventListener('pagehide', leaving);
    this.#unfollow = () => {
      stop();
      removeEventListener('pagehide', leaving);
    };
  }

  async #send(): Promise<void> {
    const looks = chosen();
    const text = JSON.stringify(looks);
    if (!this.#inside || text === this.#stored) return;
    const before = this.#stored;
    this.#stored = text;
    try {
      await api.setLooks(looks);
    } catch {
      // With the next change they are sent again.
      this.#stored = before;
      if (this.#inside) this.#notices.show(t('app-looks-not-kept'));
    }
  }

  /** Fetches what is new. A picture that cannot be had or drawn is left out. */
  async #show(versions: { readonly [spot: string]: string }): Promise<void> {
    await Promise.all(SPOTS.map((spot) => this.#showAt(spot, versions[spot])));
  }

  async #showAt(spot: Spot, version: string | undefined): Promise<void> {
    if (this.#versions[spot] === version) return;
    if (version === undefined) {
      delete this.#versions[spot];
      showPicture(spot, null);
      return;
    }
    this.#versions[spot] = version;
    const picture = await loaded(spot, version);
    // Another one may have come, or the player gone, in the meantime.
    if (this.#versions[spot] === version) showPicture(spot, picture);
  }
}

/** The picture, if it can be had and drawn. */
async function loaded(spot: Spot, version: string): Promise<Loaded | null> {
  try {
    const file = await api.picture(spot, version);
    const bitmap = await createImageBitmap(file);
    const brightest = spot === 'table' ? (await canvas()).brightestPart(bitmap) : '#ffffff';
    bitmap.close();
    return { file, brightest };
  } catch {
    return null;
  }
}
