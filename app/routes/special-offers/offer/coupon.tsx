import { Badge } from '../../../ui/badge.tsx';
import { JsonLd } from '../../../ui/json-ld.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RenderedProse } from '../../../ui/prose.tsx';
import { Crumbs } from '../../../vehicles/crumbs.tsx';
import type { CouponView } from './coupon-view.server.ts';

/** An offer in full. It is what is printed, and nothing else of the page is. */
export function Coupon({ view }: { readonly view: CouponView }) {
  const { name, amount, type, badge, description, disclaimer, picture, until } = view;
  return (
    <>
      <Crumbs crumbs={view.crumbs} label={view.crumbsLabel} />
      <article className="coupon" aria-labelledby="coupon" data-pictured={picture !== null}>
        {picture !== null && (
          <Picture
            className="coupon-picture"
            picture={picture}
            sizes="(width >= 64rem) 34rem, 100vw"
            isFirst
          />
        )}
        <div className="coupon-words">
          {amount !== null && (
            <p className="coupon-amount number" aria-hidden="true">
              {amount}
            </p>
          )}
          <p className="offer-kind">
            <span>{type}</span>
            {badge !== null && <Badge tone="accent">{badge}</Badge>}
          </p>
          <h1 id="coupon">{name}</h1>
          {description !== null && <RenderedProse of={description} />}
          <ForCars view={view} />
          {until !== null && <p className="offer-until number">{until}</p>}
          {disclaimer !== null && <p className="coupon-disclaimer">{disclaimer}</p>}
        </div>
        <Place view={view} />
      </article>
      <JsonLd of={view.structured} />
    </>
  );
}

function ForCars({ view: { forCars, words } }: { readonly view: CouponView }) {
  if (forCars === null) return null;
  return (
    <div className="coupon-cars">
      <p>
        <b>{words['offers.forCars']}</b> {forCars.conditions.join(' · ')}
      </p>
      {forCars.cars !== null && <a href={forCars.cars.href}>{forCars.cars.label}</a>}
    </div>
  );
}

function Place({ view: { place, key, words } }: { readonly view: CouponView }) {
  return (
    <footer className="coupon-place">
      <div>
        <p className="coupon-label">{words['offers.where']}</p>
        <p className="coupon-name">{place.name}</p>
        {place.address.length > 0 && (
          <address>
            {place.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
        {place.phone !== null && (
          <a className="number" href={place.phone.href} aria-label={place.phone.spoken}>
            {place.phone.number}
          </a>
        )}
      </div>
      <div>
        <p className="coupon-label">{words['offers.code']}</p>
        <p className="coupon-code">{key}</p>
      </div>
    </footer>
  );
}
