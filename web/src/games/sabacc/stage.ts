/** What a stage needs to know beside its picture. */

export interface Clock {
  readonly turn: number;
  readonly left_ms: number;
  readonly total_ms: number;
}
