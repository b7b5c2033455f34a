import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { carsOfSearch } from '#app/vehicles/card/cars-of-search.server.ts';
import { useElementId } from '#app/ui/use-element-id.ts';
import { CarRow } from '#app/vehicles/card/car-row.tsx';
import { BlockHeading } from '../block-heading.tsx';
import { staticBlock } from '../static-block.server.tsx';

type VehicleListView = NonNullable<Awaited<ReturnType<typeof vehicleListView>>>;

async function vehicleListView(
  { heading, text, search, count }: BlockOf<'vehicleList'>,
  context: RequestContext,
) {
  const cars = await carsOfSearch(search, count, context);
  if (cars === null) return null;
  return { heading: heading ?? context.t('blocks.vehicleList'), text, cars };
}

/** Cars currently for sale. */
function VehicleList({ view: { heading, text, cars } }: { readonly view: VehicleListView }) {
  const id = useElementId();
  return (
    <section className="block vehicle-list" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} text={text} />
      <CarRow of={cars} />
    </section>
  );
}

export const block = staticBlock('vehicleList', vehicleListView, VehicleList, () => [
  { heading: null, text: 'The first cars of a search.', search: '/used-cars-for-sale', count: 4 },
]);
