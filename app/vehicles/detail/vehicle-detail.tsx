import { lazy } from 'react';
import { Optional } from '#app/ui/optional.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import { OfferCards } from '../offers/offer-cards.tsx';
import { AbsentVehicle } from './absent-vehicle.tsx';
import type { CarOffersView } from './car-offers.server.ts';
import { VehicleGallery } from './vehicle-gallery.tsx';
import { More } from './more.tsx';
import type { OfferedView } from '#app/routes/cars/offered-vehicle.server.ts';
import { Suggestions } from './suggestions.tsx';
import { NextSteps, Summary } from './summary.tsx';
import { VehicleBar } from './vehicle-bar.tsx';
import type { VehicleView } from '#app/routes/cars/vehicle-page.server.ts';

/** Loaded lazily, because searches share this route and have no calculator. */
const Calculator = lazy(async () => ({ default: (await import('../calculator/calculator.tsx')).Calculator }));

/** The page of a vehicle, available or not. */
export function VehicleDetail({ view }: { readonly view: VehicleView }) {
  return view.kind === 'absent' ? <AbsentVehicle view={view} /> : <Offered key={view.vin} view={view} />;
}

function Offered({ view: { gallery, payment, still } }: { readonly view: OfferedView }) {
  return (
    <div className="vehicle">
      <ServerRendered of={still} className="vehicle-way">
        {({ way }) => <Crumbs {...way} />}
      </ServerRendered>
      <VehicleGallery view={gallery} />
      <div className="vehicle-side">
        <ServerRendered of={still} className="vehicle-summary">
          {({ summary }) => <Summary view={summary} />}
        </ServerRendered>
        {/* Terms from elsewhere, such as a personalized price, start it again. */}
        {payment !== null && (
          <Optional>
            <Calculator key={Object.values(payment.fields).join()} view={payment} />
          </Optional>
        )}
        <ServerRendered of={still} className="vehicle-steps">
          {({ summary }) => <NextSteps view={summary} />}
        </ServerRendered>
      </div>
      <ServerRendered of={still} className="vehicle-more-parts">
        {({ offers, more }) => (
          <>
            {offers !== null && <CarOffers view={offers} />}
            <More view={more} />
          </>
        )}
      </ServerRendered>
      <ServerRendered of={still} className="vehicle-others">
        {({ more, rows, facts }) => (
          <>
            <Suggestions rows={rows} />
            <VehicleBar view={more} />
            <JsonLd of={facts} />
          </>
        )}
      </ServerRendered>
    </div>
  );
}

/** The offers for a vehicle, each with a link to its terms. */
function CarOffers({ view: { heading, cards } }: { readonly view: CarOffersView }) {
  return (
    <section className="vehicle-part" aria-labelledby="vehicle-offers">
      <h2 id="vehicle-offers">{heading}</h2>
      <OfferCards of={cards} />
    </section>
  );
}
