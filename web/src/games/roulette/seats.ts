/** The colours by which players tell their chips apart at one wheel. */
export const SEAT_COLOURS: readonly string[] = [
  '#e2b659', '#6fb7e8', '#e07a6a', '#8fd08a', '#c79bea', '#f0a35e', '#7fd6cf', '#e58fb8',
];

export const seatColour = (seat: number): string =>
  SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? '#e2b659';
