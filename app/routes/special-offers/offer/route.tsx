import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { OfferCards } from '#app/vehicles/offers/offer-cards.tsx';
import styles from '../offers.css?url';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { UnavailableOffer } from './unavailable-offer.tsx';
import { Claim } from './claim.tsx';
import { Coupon } from './coupon.tsx';
import { findOffer } from './find-offer.server.ts';
import { offerPage } from './offer-page.server.ts';

export const links = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const offer = await findOffer({ list: params['list'], key: params['key'] }, request, context);
  return offerPage(offer, context);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function SpecialOffer() {
  const { offer, claim, others } = useLoaderData<typeof loader>();
  return (
    <div className="content-page offer">
      <ServerRendered of={offer} className="offer-whole">
        {(view) => (view.kind === 'coupon' ? <Coupon view={view} /> : <UnavailableOffer view={view} />)}
      </ServerRendered>
      {claim !== null && <Claim view={claim} />}
      <ServerRendered of={others} className="offer-others">
        {({ heading, cards }) =>
          cards.length > 0 && (
            <section aria-labelledby="offer-others">
              <h2 id="offer-others">{heading}</h2>
              <OfferCards of={cards} />
            </section>
          )
        }
      </ServerRendered>
    </div>
  );
}
