/**
 * The kinds of remarks about a feed, and what the import did in each case. A remark about a car always leads to fewer
 * claims about it: the car is kept off the site, or the doubtful value isn't shown.
 */
export const REMARK_KINDS = {
  row: 'The row is not imported. Its car stays as it is.',
  status: 'The car is not offered for sale.',
  price: 'The car is offered without a price.',
  'price-fall': 'The price stays as it was. Import with --force to accept the new one.',
  condition: 'The car is offered as used, and not as certified.',
  certified: 'The car is not offered as certified.',
  private: 'The car is shown only to visitors who unlocked the inventory.',
  advertised: 'The car is not advertised on other sites.',
  mileage: 'The car is offered without a mileage.',
  year: 'The model year is taken from the VIN.',
  vin: 'The car is imported, but not advertised on other sites.',
  contradiction: 'The feed counts, not the VIN.',
  impossible: 'The VIN counts, not the feed.',
  repeat: 'The last row counts.',
  photo: 'The photos are not shown.',
  store: 'The car is at the default store.',
  cell: 'The value is left out.',
  column: 'The column is not read.',
} as const;
export type RemarkKind = keyof typeof REMARK_KINDS;

/** A remark about a place in a feed. */
export interface Remark {
  readonly kind: RemarkKind;
  /** The line on which the row begins. The header is line 1. */
  readonly line: number;
  /** As spelled in the feed's header, or null for the whole row. */
  readonly column: string | null;
  /** What the cell says, shortened. Null for the whole row. */
  readonly cell: string | null;
  readonly reason: string;
}

const LONGEST_CELL = 60;

/** Shortens a cell for a remark. */
export const shortCell = (text: string): string =>
  text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;
