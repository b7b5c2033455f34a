/** What is seen of a row of slides. Pixels from the start of the row. */
export interface Scroll {
  /** where each slide starts */
  readonly starts: readonly number[];
  /** how far the row is scrolled */
  readonly left: number;
  /** how far it can be */
  readonly most: number;
}

export interface CarouselPosition {
  /** of the slide that stands first, from 0 */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A pixel of slack: browsers scroll by fractions. */
const SLACK = 1;

/** Which slide stands first, and whether there is more on either side. */
export function carouselPosition({ starts, left, most }: Scroll): CarouselPosition {
  const distances = starts.map((start) => Math.abs(Math.min(start, most) - left));
  return {
    index: Math.max(0, distances.indexOf(Math.min(...distances))),
    isFirst: left <= SLACK,
    isLast: left >= most - SLACK,
  };
}
