import { useElementId } from '#app/ui/use-element-id.ts';
import { CarRow } from '#app/vehicles/card/car-row.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { VehicleListView } from './vehicle-list-view.server.ts';

/** Cars currently for sale. */
export function VehicleList({ view: { heading, text, cars, more } }: { readonly view: VehicleListView }) {
  const id = useElementId();
  return (
    <section className="block vehicle-list" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} text={text} />
      <CarRow of={cars} more={more} />
    </section>
  );
}
