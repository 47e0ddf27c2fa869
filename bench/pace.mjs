// When the players of a table may act. All tables together act `rate` times a second, each in a
// steady beat of its own; without a rate everybody acts at once.

export function pace(tables, rate) {
  if (!rate) {
    return (act) => act();
  }
  const beat = (tables / rate) * 1_000;
  let next = performance.now() + Math.random() * beat;
  return (act) => {
    const now = performance.now();
    // A table that was kept waiting does not catch up: the rate is the most that is asked for. After
    // a pause of all tables each begins anew at a moment of its own.
    next = now - next > 2 * beat ? now + Math.random() * beat : Math.max(next + beat, now);
    setTimeout(act, next - now);
  };
}
