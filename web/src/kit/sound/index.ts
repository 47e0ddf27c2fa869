/** Sounds of the room, made on the spot. */
export { cue, CUE_NAMES, cueLasts, type CueName, spin, type Voice } from './cues';
export { loudness, play, readySound } from './player';
