import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../../context.server.ts';
import { carsOfSearch, type CarsView } from '../../vehicles/card/cars-of-search.server.ts';
import { formatCarCount } from '../../vehicles/figures.server.ts';

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
  const { t } = context;
  const cars = await carsOfSearch(search, count, context);
  if (cars === null) return null;
  const more = t('cars.all', { count: formatCarCount(cars.total, context) });
  return { heading: heading ?? t('blocks.vehicleList'), text, cars, more };
}
