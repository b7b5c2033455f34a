/** What every surface of a dealership says about a car: the website as HTML, and all that leaves it as files and messages. */
import type { RequestContext } from '#app/context.server.ts';
import { vehiclePage } from '#app/routes/cars/vehicle-page.server.ts';
import { storeVehicle } from '#app/routes/store-api/store-api-answer.server.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { sharedVehicle } from '#app/site/head/shared-vehicle.server.ts';
import { leadContextOf } from '#app/server/lead-context.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { mailCar } from '@rooftop/platform/leads/mail/mail-car';
import { personalizedPrice } from '#app/vehicles/personalize/personalized-price.server.ts';
import { createCardView } from '#app/vehicles/card/card-view.server.ts';
import { CARD_WORDS, VehicleCard } from '#app/vehicles/card/vehicle-card.tsx';
import { openFeeds } from '@rooftop/platform/feeds-out/dealership-feeds';
import { Summary } from '#app/vehicles/detail/summary.tsx';
import { audienceOf, PUBLIC } from '@rooftop/platform/inventory/audiences';
import { findCarForSale } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { withPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { leadVehicle } from '#app/vehicles/lead-vehicle.server.ts';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { FEEDS, type FeedName } from '@rooftop/inventory/feeds-out/feeds';
import { checkCar } from '@rooftop/inventory/feeds-out/rules';
import type { Listing } from '@rooftop/inventory/vehicle';
import { printAdf } from '@rooftop/leads/adf/print-adf';
import { adfMessage } from '@rooftop/leads/channels/adf-message';
import { textMail } from '@rooftop/leads/mail/text-mail';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { exampleLead } from '../support/leads/malicious-leads.ts';
import { exampleContent } from '../support/leads/submissions.ts';
import { outgoingMail } from '../support/mail.ts';
import { readAdf } from '../support/adf/read-adf.ts';

/** Amounts in cents. Undefined if a surface never says it, null if it says that there is none. */
export interface Said {
  readonly price: number | null;
  readonly before?: number | null;
  readonly payment?: number | null;
  /** Schema.org's word. */
  readonly availability?: string;
}

/** Null if the car is not on the surface. */
export type Surfaces = Readonly<Record<string, Said | null>>;

const cents = (text: string | undefined): number | null => {
  const digits = text?.replaceAll(/[^\d.]/g, '') ?? '';
  return digits === '' ? null : Math.round(Number(digits) * 100);
};

/** The price, its previous one, and the payment of a card or a car's page as HTML. */
function readPrice(html: string) {
  const [, price] = /class="price-amount">([^<]*)</.exec(html) ?? [];
  const [, before] = /class="price-before">.*?<\/span>([^<]*)</.exec(html) ?? [];
  const [, payment] = /class="vehicle-payment-amount">[^<]*?(\$[\d,.]+)/.exec(html) ?? [];
  return { price: cents(price), before: cents(before), payment: cents(payment) };
}

async function onItsPage(car: Listing, pageContext: RequestContext): Promise<Surfaces> {
  const context = { ...pageContext, path: vehiclePath(car) };
  const request = new Request(`http://alpha.example${context.path}`);
  const { data } = await vehiclePage(car.vin, await context.inventory.index(), request, context);
  const { vehicle, head } = data;
  const [, described] = /\$([\d,]+(?:\.\d\d)?)/.exec(JSON.stringify(headTags(head))) ?? [];
  if (vehicle.kind !== 'offered') return { page: null, 'JSON-LD': null, head: null };
  const { view } = vehicle.still;
  if (view === undefined) throw new Error('The page has no view');
  const { price, before } = readPrice(renderToStaticMarkup(<Summary view={view.summary} />));
  const lines = view.summary.stack?.lines ?? [];
  // The breakdown adds up to the price.
  if (lines.length > 0) {
    const sum = lines.reduce((total, { amount }) => total + (cents(amount) ?? 0), 0);
    if (sum !== price) throw new Error(`${car.vin}: the parts of ${price} are ${sum}`);
  }
  const [ld] = z
    .object({
      '@graph': z
        .tuple([z.object({ offers: z.object({ price: z.string(), availability: z.string() }).optional() })])
        .rest(z.unknown()),
    })
    .parse(view.facts)['@graph'];
  return {
    page: { price, before },
    calculator: { price: vehicle.payment?.vehicle.price ?? null },
    'JSON-LD': ld.offers
      ? { price: cents(ld.offers.price), availability: ld.offers.availability.split('/').at(-1) ?? '' }
      : null,
    head: { price: cents(described) },
  };
}

/** By feed: the prices of its rows by VIN. */
export async function readFeeds(
  context: RequestContext,
): Promise<ReadonlyMap<FeedName, ReadonlyMap<string, number>>> {
  const { advertiser, hits, takesPartIn } = await openFeeds(withPriceNote(context));
  return new Map(
    takesPartIn.map((name) => {
      const { columns, demands } = FEEDS[name];
      const rows = [...hits()].flatMap((hit) => {
        const checked = checkCar(hit, advertiser, demands);
        return checked.kind === 'left-out'
          ? []
          : [[hit.listing.vin, cents(columns.price(checked.car) ?? '') ?? Number.NaN] as const];
      });
      return [name, new Map(rows)];
    }),
  );
}

/** By VIN: what programs read. */
export async function readStoreApi(context: RequestContext): Promise<ReadonlyMap<string, Said>> {
  const index = await context.inventory.index();
  return new Map(
    [...index.all(PUBLIC)].map((hit) => {
      const { vin, salePrice, oldPrice, price } = storeVehicle(context)(hit);
      if ((price?.price ?? null) !== salePrice) throw new Error(`${vin}: two prices in the store API`);
      return [vin, { price: salePrice, before: oldPrice }];
    }),
  );
}

/** The price that a visitor asks for by "See my price", itemized. */
async function personalized(car: Listing, context: RequestContext): Promise<Said> {
  const index = await context.inventory.index();
  const hit = index.findHit(car.vin, { ...(await audienceOf(context)), seesLockedPrices: true });
  const statement = hit === null ? null : await personalizedPrice(hit, context);
  const amountOf = (key: 'calculator.price' | 'personalize.payment') =>
    cents(statement?.lines.find(({ label }) => label === context.t(key))?.amount);
  return { price: amountOf('calculator.price'), payment: amountOf('personalize.payment') };
}

/** What staff and the shopper get about a car in a lead. */
async function inLead(car: Listing, context: RequestContext): Promise<Surfaces> {
  const vehicle = await leadVehicle(await findCarForSale(car.vin, context), context);
  if (vehicle === null) return {};
  const lead = exampleLead({ content: exampleContent({ vehicles: [vehicle] }) });
  const outgoing = outgoingMail(lead);
  const mail = await mailCar([vehicle], undefined, leadContextOf(context));
  const [, receipt] = /\$([\d,.]*\d)/.exec(mail?.car.price ?? '') ?? [];
  const [, mailed] = /Price: \$([\d,.]+)/.exec(textMail(outgoing).text) ?? [];
  return {
    receipt: { price: cents(receipt) },
    personalized: await personalized(car, context),
    ADF: { price: cents(readAdf(printAdf(lead, { adfFormat: 'standard' })).vehicles[0]?.price ?? undefined) },
    'ADF by API': { price: cents(adfMessage(outgoing).vehicle?.price ?? undefined) },
    mail: { price: cents(mailed) },
    // Webhooks send the cars of a lead as the desk has them (webhook.test.ts).
    desk: { price: lead.content.vehicles[0]?.price ?? null },
  };
}

/** Everything that is said about one car to a visitor and, in a lead about it, to staff. */
export async function readSurfaces(car: Listing, context: RequestContext): Promise<Surfaces> {
  const index = await context.inventory.index();
  const listed = index.findListed(car.vin, await audienceOf(context));
  const stores = await context.content.stores();
  const isListed = listed !== null && listed.listing.status !== 'sold';
  return {
    card: isListed
      ? readPrice(
          renderToStaticMarkup(
            <VehicleCard
              view={createCardView(context, stores)(listed)}
              words={wordsFor(context.t, CARD_WORDS)}
            />,
          ),
        )
      : null,
    'share picture': (await sharedVehicle.find(car.vin, context)) === undefined ? null : { price: null },
    ...(await onItsPage(car, context)),
    ...(await inLead(car, context)),
  };
}
