import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { carsOfSearch } from '#app/vehicles/card/cars-of-search.server.ts';
import { useElementId } from '#app/ui/use-element-id.ts';
import { CarRow } from '#app/vehicles/card/car-row.tsx';
import { BlockHeading } from '../block-heading.tsx';

type VehicleListView = NonNullable<Awaited<ReturnType<typeof vehicleListView>>>;

export async function vehicleListView(
  { heading, text, search, count }: BlockOf<'vehicleList'>,
  context: RequestContext,
) {
  const cars = await carsOfSearch(search, count, context);
  if (cars === null) return null;
  return { heading: heading ?? context.t('blocks.vehicleList'), text, cars };
}

/** Cars currently for sale. */
export function VehicleList({ view: { heading, text, cars } }: { readonly view: VehicleListView }) {
  const id = useElementId();
  return (
    <section className="block vehicle-list" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} text={text} />
      <CarRow of={cars} />
    </section>
  );
}
