import { vehicleClassOf } from '@rooftop/illustration/vehicle-class-of';
import type { BodyStyle } from '@rooftop/illustration/body-styles';
import type { VehicleClass } from '@rooftop/illustration/vehicle-classes';
import { type Body, doorsOf } from './catalog.ts';
import type { Car } from './car.ts';

/** What a picture on the lot shows of a car, in the feed's order. */
export const LOT_VIEWS = ['whole', 'front', 'rear', 'wheel'] as const;
export type LotView = (typeof LOT_VIEWS)[number];

/** Stock numbers of cars with picture files, and the number of pictures. */
const PICTURED: Readonly<Record<string, number>> = {
  // North Country
  UW4110: 4,
  UW4129: 4,
  UW4132: 4,
  UW4148: 4,
  UW4154: 4,
  UW4157: 4,
  // Lakeshore
  UE20367: 3,
  UJ20679: 3,
  // Summit
  NA7208: 3,
  UA7258: 3,
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

/** A drawing of a car on the lot. */
export interface LotPicture {
  /** File name as in the feed: `UW4110-illustration-1.jpg`. It says that it is no photo, so that the website says it too. */
  readonly name: string;
  readonly vehicleClass: VehicleClass;
  readonly color: string;
  readonly view: LotView;
}

type PicturedCar = Pick<Car, 'stock' | 'model' | 'trim' | 'paint'>;

/** Pictures of a car in the feed's order. Empty if it has none. */
export function picturesOf({ stock, model, trim, paint }: PicturedCar): LotPicture[] {
  const vehicleClass = vehicleClassOf({
    make: model.make,
    model: model.name,
    trim: trim.name,
    bodyStyle: BODY_STYLES[model.body],
    doors: doorsOf(model.body),
    seats: model.seats,
  });
  return LOT_VIEWS.slice(0, PICTURED[stock] ?? 0).map((view, at) => ({
    name: `${stock}-illustration-${at + 1}.jpg`,
    vehicleClass,
    color: paint,
    view,
  }));
}

/** File names of a car's pictures for a cell of an export. */
export const pictureCell = (car: PicturedCar): string =>
  picturesOf(car)
    .map(({ name }) => name)
    .join('|');
