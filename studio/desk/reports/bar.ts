/** A bar of a plot. */
export interface Bar {
  readonly name: string;
  readonly leads: number;
}

/** The largest value, at least 1, so that it can divide. */
export const highest = (bars: readonly Bar[]): number => Math.max(1, ...bars.map(({ leads }) => leads));
