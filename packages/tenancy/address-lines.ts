/** Addresses of dealerships and stores as text. */

export interface PostalAddress {
  readonly line1: string;
  /** Suite, building or unit. */
  readonly line2: string | null;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zip: string;
}

const isFilled = (line: string | null): line is string => line !== null && line !== '';

/** An address as on an envelope: the street, the second line if there is one, and the city. */
export const addressLines = ({ line1, line2, city, state, zip }: PostalAddress): readonly string[] =>
  [line1, line2, `${city}, ${state} ${zip}`].filter(isFilled);

/** An address on one line: `1 Peach St, Suite 2, Erie, PA 16501`. */
export const addressLine = (address: PostalAddress): string => addressLines(address).join(', ');

/** The street with the second line, for formats that have fields of their own for the rest. */
export const streetAddress = ({ line1, line2 }: Pick<PostalAddress, 'line1' | 'line2'>): string =>
  [line1, line2].filter(isFilled).join(', ');
