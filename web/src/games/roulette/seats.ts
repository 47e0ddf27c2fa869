/** The colours by which players tell their chips apart at one wheel. */
export const SEAT_COLOURS: readonly string[] = [
  '#6fb7e8',
  '#e5799f',
  '#8fd08a',
  '#c79bea',
  '#f0a35e',
  '#7fe0d8',
  '#f0f0ec',
  '#ef6f5e',
];

export const seatColour = (seat: number): string =>
  SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#6fb7e8';
