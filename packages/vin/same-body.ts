import type { BodyStyle } from '@rooftop/illustration/body-styles';

/** Styles between which NHTSA and dealers often differ about one car: a Kia Soul is an SUV or a wagon. */
const ALIKE: readonly (readonly BodyStyle[])[] = [
  ['wagons', 'suvs', 'hatchbacks'],
  ['wagons', 'minivans', 'suvs'],
  ['minivans', 'commercial'],
  ['hatchbacks', 'sedans'],
  ['hatchbacks', 'coupes'],
  ['coupes', 'sedans'],
  // Chassis cabs and cargo beds.
  ['trucks', 'commercial'],
];

/** Whether two body styles may be said of one car. */
export const isSimilarBody = (one: BodyStyle, other: BodyStyle): boolean =>
  one === other || ALIKE.some((group) => group.includes(one) && group.includes(other));
