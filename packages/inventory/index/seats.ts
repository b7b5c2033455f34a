/** Numbers of seats that shoppers ask for. A car with seven seats also has five. */
export const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 12, 15] as const;

/** The values of the facet `seats` of a car: each says "this many seats or more". */
export const seatsOf = ({ seats }: { readonly seats: number | null }): readonly string[] =>
  SEATS.filter((least) => (seats ?? 0) >= least).map(String);
