/** The band at the sabacc table. It plays only here (CAS-5.29b): from the first gesture on, while
 *  sound is on and the page is seen, until it is stopped. A track that the owner of the house has put
 *  into the data folder plays instead of the band's own piece. No failure of audio reaches the game. */
import { loudness, settings } from '../../kit';
import type { MusicList } from '../../wire';
import { BEATS, BEATS_PER_MINUTE, type Note, piece } from './music';
import { type Desk, deskOf, sound } from './synth';

const TRACK = '/api/music/sabacc';
const GESTURES = ['pointerdown', 'keydown'] as const;
/** The band stays behind the sounds of the game. */
const SOFTLY = 0.5;
const LOOK_MS = 120;
const AHEAD_SECONDS = 0.4;
const SECONDS_PER_BEAT = 60 / BEATS_PER_MINUTE;

/** Something that can play on, pause, and be loud or soft. */
interface Player {
  go(): void;
  rest(): void;
  volume(loud: number): void;
  end(): void;
}

/** Plays the piece round and round, a moment ahead of the clock. */
export class Synth implements Player {
  #audio = new AudioContext();
  #master = this.#audio.createGain();
  #desk: Desk = deskOf(this.#audio, this.#master);
  #notes: readonly Note[] = piece();
  #next = 0;
  /** When the running chorus began, by the clock of the audio device. */
  #began = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    this.#master.connect(this.#audio.destination);
    this.#began = this.#audio.currentTime + 0.1;
  }

  go(): void {
    void this.#audio.resume().catch(() => undefined);
    this.#timer ??= setInterval(() => this.#write(), LOOK_MS);
  }

  rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    // The clock of a suspended device stands still, so the piece goes on where it was.
    void this.#audio.suspend().catch(() => undefined);
  }

  volume(loud: number): void {
    this.#master.gain.value = loud;
  }

  end(): void {
    this.rest();
    void this.#audio.close().catch(() => undefined);
  }

  #write(): void {
    const until = this.#audio.currentTime + AHEAD_SECONDS;
    for (;;) {
      const note = this.#notes[this.#next];
      if (!note) {
        this.#next = 0;
        this.#began += BEATS * SECONDS_PER_BEAT;
        continue;
      }
      const at = this.#began + note.at * SECONDS_PER_BEAT;
      if (at > until) return;
      this.#next += 1;
      // A note that a sleepy timer missed is left out rather than played late.
      if (at >= this.#audio.currentTime) sound(this.#desk, note, at, note.lasts * SECONDS_PER_BEAT);
    }
  }
}

/** The owner's track; when it cannot be played, `instead` is told. */
export class Track implements Player {
  #audio: HTMLAudioElement;

  constructor(instead: () => void) {
    this.#audio = new Audio(TRACK);
    this.#audio.loop = true;
    this.#audio.addEventListener('error', instead, { once: true });
  }

  go(): void {
    void this.#audio.play().catch(() => undefined);
  }

  rest(): void {
    this.#audio.pause();
  }

  volume(loud: number): void {
    this.#audio.volume = Math.min(1, loud);
  }

  end(): void {
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }
}

async function hasTrack(): Promise<boolean> {
  try {
    const answer = await fetch('/api/music');
    return answer.ok && ((await answer.json()) as MusicList).games.includes('sabacc');
  } catch {
    return false;
  }
}

export class Band {
  #player = $state.raw<Player | null>(null);
  #hidden = $state(document.hidden);
  #stopped = false;
  #unwatch: () => void;

  constructor() {
    const touch = (): void => {
      this.#await(touch, false);
      void this.#begin();
    };
    const look = (): void => void (this.#hidden = document.hidden);
    document.addEventListener('visibilitychange', look);
    const unheard = $effect.root(() => {
      $effect(() => {
        const player = this.#player;
        if (!player) return;
        player.volume(loudness(settings.volume) * SOFTLY);
        if (settings.sound && !this.#hidden) player.go();
        else player.rest();
      });
    });
    this.#unwatch = () => {
      unheard();
      this.#await(touch, false);
      document.removeEventListener('visibilitychange', look);
    };
    if (navigator.userActivation?.hasBeenActive) void this.#begin();
    else this.#await(touch, true);
  }

  /** Ends the music for good. */
  stop(): void {
    this.#stopped = true;
    this.#unwatch();
    this.#player?.end();
    this.#player = null;
  }

  #await(touch: () => void, on: boolean): void {
    for (const gesture of GESTURES) {
      if (on) window.addEventListener(gesture, touch, true);
      else window.removeEventListener(gesture, touch, true);
    }
  }

  async #begin(): Promise<void> {
    const track = await hasTrack();
    if (this.#stopped) return;
    if (track) this.#player = new Track(() => this.#play());
    else this.#play();
  }

  #play(): void {
    if (this.#stopped || typeof AudioContext === 'undefined') return;
    this.#player?.end();
    this.#player = new Synth();
  }
}
