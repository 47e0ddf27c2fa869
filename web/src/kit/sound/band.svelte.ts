/** The band of a table. It plays only there (CAS-5.29b): from the first gesture on, while sound and
 *  music are on and the page is seen, until it is stopped. A track that the owner of the house has put
 *  into the data folder plays instead of the band's own pieces. No failure of audio reaches the game. */
import { settings } from '../settings/settings.svelte';
import { loudness } from './player';
import type { Note, Piece } from './score';
import { type Desk, deskOf, sound } from './synth';

const MUSIC = '/api/music';
const GESTURES = ['pointerdown', 'keydown'] as const;
/** The band stays behind the sounds of the game. */
const SOFTLY = 0.5;
const LOOK_MS = 120;
const AHEAD_SECONDS = 0.4;

/** Something that can play on, pause, and be loud or soft. */
interface Player {
  go(): void;
  rest(): void;
  volume(loud: number): void;
  /** Goes over to another piece, where there are several. */
  begin(piece: Piece, then: Piece): void;
  end(): void;
}

/** Plays the piece round and round, a moment ahead of the clock. */
export class Synth implements Player {
  #audio = new AudioContext();
  #master = this.#audio.createGain();
  #desk: Desk = deskOf(this.#audio, this.#master);
  #piece: Piece;
  #then: Piece;
  #next = 0;
  /** When the running chorus began, by the clock of the audio device. */
  #began = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** After the one piece comes the other, round and round. */
  constructor(piece: Piece, then: Piece) {
    this.#master.connect(this.#audio.destination);
    this.#piece = piece;
    this.#then = then;
    this.#began = this.#audio.currentTime + 0.1;
  }

  begin(piece: Piece, then: Piece): void {
    this.#piece = piece;
    this.#then = then;
    this.#next = 0;
    // What is written ahead sounds to its end before the new piece begins.
    this.#began = this.#audio.currentTime + AHEAD_SECONDS;
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
      const { notes, beats, beatsPerMinute } = this.#piece;
      const seconds = 60 / beatsPerMinute;
      const note: Note | undefined = notes[this.#next];
      if (!note) {
        this.#piece = this.#then;
        this.#next = 0;
        this.#began += beats * seconds;
        continue;
      }
      const at = this.#began + note.at * seconds;
      if (at > until) return;
      this.#next += 1;
      // A note that a sleepy timer missed is left out rather than played late.
      if (at >= this.#audio.currentTime) sound(this.#desk, note, at, note.lasts * seconds);
    }
  }
}

/** The owner's track; when it cannot be played, `instead` is told. */
export class Track implements Player {
  #audio: HTMLAudioElement;

  constructor(game: string, instead: () => void) {
    this.#audio = new Audio(`${MUSIC}/${game}`);
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

  begin(): void {
    return;
  }

  end(): void {
    this.#audio.pause();
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }
}

async function hasTrack(game: string): Promise<boolean> {
  try {
    const answer = await fetch(MUSIC);
    return answer.ok && ((await answer.json()) as { games: string[] }).games.includes(game);
  } catch {
    return false;
  }
}

export class Band {
  #player = $state.raw<Player | null>(null);
  #hidden = $state(document.hidden);
  #stopped = false;
  #unwatch: () => void;
  #game: string;
  #piece: Piece;
  #then: Piece;

  constructor(game: string, piece: Piece) {
    this.#game = game;
    this.#piece = piece;
    this.#then = piece;
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
        player.volume(loudness(settings.music_volume) * SOFTLY);
        if (settings.sound && settings.music && !this.#hidden) player.go();
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

  /** Plays another piece from now on: round and round, or once, and `then` round and round. */
  play(piece: Piece, then: Piece = piece): void {
    if (piece === this.#piece) return;
    this.#piece = piece;
    this.#then = then;
    this.#player?.begin(piece, then);
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
    const track = await hasTrack(this.#game);
    if (this.#stopped) return;
    if (track) this.#player = new Track(this.#game, () => this.#synthesise());
    else this.#synthesise();
  }

  #synthesise(): void {
    if (this.#stopped || typeof AudioContext === 'undefined') return;
    this.#player?.end();
    this.#player = new Synth(this.#piece, this.#then);
  }
}
