/** Scroll state of a carousel, in pixels from its start. */
interface Scroll {
  /** Start of each slide. */
  readonly starts: readonly number[];
  /** Current scroll offset. */
  readonly left: number;
  /** Maximum scroll offset. */
  readonly most: number;
}

export interface CarouselPosition {
  /** Index of the first visible slide, starting at 0. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Tolerance in pixels, because browsers scroll by fractions. */
const SLACK = 1;

/** Determines which slide comes first and whether there are more on either side. */
export function carouselPosition({ starts, left, most }: Scroll): CarouselPosition {
  const distances = starts.map((start) => Math.abs(Math.min(start, most) - left));
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    isFirst: left <= SLACK,
    isLast: left >= most - SLACK,
  };
}
