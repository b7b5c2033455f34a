import type { BodyStyle } from '@rooftop/illustration/body-styles';
import type { DrawingView } from '@rooftop/illustration/drawing';
import type { Body } from './catalog.ts';
import type { Car } from './car.ts';

/** Views of a car's photos in the feed's order. */
const FOUR = ['front-quarter', 'side', 'rear-quarter', 'interior'] as const satisfies readonly DrawingView[];
const THREE = ['front-quarter', 'side', 'rear-quarter'] as const satisfies readonly DrawingView[];

/** Stock numbers of cars with photo files, and the views of each. */
const PHOTOGRAPHED: Readonly<Record<string, readonly DrawingView[]>> = {
  // North Country
  UW4110: FOUR,
  UW4129: FOUR,
  UW4132: FOUR,
  UW4148: FOUR,
  UW4154: FOUR,
  UW4157: FOUR,
  // Lakeshore
  UE20367: THREE,
  UJ20679: THREE,
  // Summit
  NA7208: THREE,
  UA7258: THREE,
};

const BODY_STYLES: Readonly<Record<Body, BodyStyle>> = {
  truck: 'trucks',
  suv: 'suvs',
  sedan: 'sedans',
  coupe: 'coupes',
  convertible: 'convertibles',
  hatchback: 'hatchbacks',
  wagon: 'wagons',
  minivan: 'minivans',
  van: 'commercial',
};

/** A photo of a car on the lot. */
export interface LotPhoto {
  /** File name as in the feed: `UW4110-1.jpg`. */
  readonly name: string;
  readonly bodyStyle: BodyStyle;
  readonly color: string;
  readonly view: DrawingView;
}

/** Photos of a car in the feed's order. Empty if it has none. */
export const photosOf = ({ stock, model, paint }: Pick<Car, 'stock' | 'model' | 'paint'>): LotPhoto[] =>
  (PHOTOGRAPHED[stock] ?? []).map((view, at) => ({
    name: `${stock}-${at + 1}.jpg`,
    bodyStyle: BODY_STYLES[model.body],
    color: paint,
    view,
  }));

/** File names of a car's photos for a cell of an export. */
export const photoCell = (car: Pick<Car, 'stock' | 'model' | 'paint'>): string =>
  photosOf(car)
    .map(({ name }) => name)
    .join('|');
