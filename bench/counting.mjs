// What the players of a bench count, told whenever a line is read: everything since the last line.
// They end when there is no more input.

import { createInterface } from "node:readline";

export function counting() {
  let actions = 0;
  let frames = 0;
  let bytes = 0;
  let refusals = 0;
  let waits = [];

  const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;

  function tell() {
    waits.sort((a, b) => a - b);
    console.log(
      JSON.stringify({ actions, frames, bytes, refusals, p50_ms: at(0.5), p99_ms: at(0.99) }),
    );
    actions = frames = bytes = refusals = 0;
    waits = [];
  }

  return {
    frame(length) {
      frames += 1;
      bytes += length;
    },
    action(wait) {
      actions += 1;
      waits.push(wait);
    },
    refusal() {
      refusals += 1;
    },
    answer() {
      console.log("{}");
      const lines = createInterface({ input: process.stdin });
      lines.on("line", tell).on("close", () => process.exit(0));
    },
  };
}
