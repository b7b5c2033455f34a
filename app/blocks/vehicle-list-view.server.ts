import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../context.server.ts';
import { carsOfSearch, type CarsView } from '../vehicles/card/cars-of-search.server.ts';
import { sayCount } from '../vehicles/figures.server.ts';

export interface VehicleListView {
  readonly heading: string;
  readonly text: string | null;
  readonly cars: CarsView;
  readonly more: string;
}

export async function vehicleListView(
  { heading, text, search, count }: BlockOf<'vehicleList'>,
  context: RequestContext,
): Promise<VehicleListView | null> {
  const { say } = context;
  const cars = await carsOfSearch(search, count, context);
  if (cars === null) return null;
  const more = say('cars.all', { count: sayCount(cars.total, context) });
  return { heading: heading ?? say('blocks.vehicleList'), text, cars, more };
}
