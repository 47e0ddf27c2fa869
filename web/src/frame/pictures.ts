/** What pictures of all games have in common: seats by their numbers. */

interface Seated {
  readonly seats: readonly { readonly seat: number }[];
}

type SeatOf<P extends Seated> = P['seats'][number];

export const seatAt = <P extends Seated>(
  { seats }: P,
  seat: number | null,
): SeatOf<P> | undefined => seats.find((each) => each.seat === seat);

/** The same picture with one seat changed. */
export function withSeat<P extends Seated>(
  picture: P,
  seat: number,
  change: (seat: SeatOf<P>) => Partial<SeatOf<P>>,
): P {
  const seats = picture.seats.map((each) =>
    each.seat === seat ? { ...each, ...change(each) } : each,
  );
  return { ...picture, seats };
}
