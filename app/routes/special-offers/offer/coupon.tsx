import { Badge } from '#app/ui/badge.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { RenderedProse } from '#app/ui/prose/prose.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import type { CouponView } from './coupon-view.server.ts';

/** Full details of an offer. Printing the page prints only this. */
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
            <p className="coupon-amount display-type number" aria-hidden="true">
              {amount}
            </p>
          )}
          <p className="offer-kind">
            <span>{type}</span>
            {badge !== null && <Badge tone="accent">{badge}</Badge>}
          </p>
          <h1 id="coupon">{name}</h1>
          {description !== null && <RenderedProse of={description} />}
          <ForCars of={view.forCars} />
          {until !== null && <p className="offer-until number">{until}</p>}
          {disclaimer !== null && <p className="coupon-disclaimer">{disclaimer}</p>}
        </div>
        <Places view={view} />
      </article>
      <JsonLd of={view.structured} />
    </>
  );
}

function ForCars({ of: forCars }: { readonly of: CouponView['forCars'] }) {
  if (forCars === null) return null;
  return (
    <div className="coupon-cars">
      <p>{forCars.conditions}</p>
      {forCars.cars !== null && <a href={forCars.cars.href}>{forCars.cars.label}</a>}
    </div>
  );
}

function Places({ view: { places, words } }: { readonly view: CouponView }) {
  return (
    <footer className="coupon-place">
      <div>
        <p className="coupon-label">{words['offers.where']}</p>
        <ul className="coupon-places">
          {places.map(({ name, address, phone }) => (
            <li key={name}>
              <p className="coupon-name">{name}</p>
              {address.length > 0 && (
                <address>
                  {address.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              )}
              {phone !== null && (
                <a className="number" href={phone.href} aria-label={phone.spoken}>
                  {phone.number}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
