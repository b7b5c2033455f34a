import { localTaxShape } from '@rooftop/content/documents/dealership/settings/local-tax';
import type { FeedVehicle } from '@rooftop/inventory/feeds/feed-row';
import { readFeed } from '@rooftop/inventory/feeds/read-feed';
import { z } from 'zod';
import { readFeedKits } from '../../scripts/inventory/feed-kits.ts';
import { readKits } from '../../scripts/seed/read-kits.ts';
import { type ShippedText, shippedTexts } from './shipped-texts.ts';

const addressShape = z.object({ zip: z.string() });
const settingsShape = z.object({
  /** In the only language, or by language. */
  tagline: z.union([
    z.string().transform((text) => [text]),
    z.record(z.string(), z.string()).transform(Object.values<string>),
  ]),
  languages: z.array(z.string()),
  company: z.object({ address: addressShape, fees: z.record(z.string(), z.unknown()).default({}) }),
  localTaxes: z.array(localTaxShape).default([]),
  engineWarranty: z.object({ offered: z.boolean() }),
  maintenancePlan: z.object({ offered: z.boolean() }),
  repairWarranty: z.object({ offered: z.boolean() }),
  serviceScheduling: z.boolean().default(true),
  preApprovalLink: z.string().optional(),
  preApprovalIsInstant: z.boolean().default(false),
  inventory: z.object({
    conditions: z.array(z.string()),
    lockedPrices: z.array(z.string()).default([]),
  }),
});
const storeShape = z.object({
  address: addressShape,
  hours: z.record(z.string(), z.unknown()),
  profile: z.object({ fees: z.record(z.string(), z.unknown()).default({}) }).optional(),
});

/** A dealership as its claims are checked against. */
export interface ShippedDealership {
  readonly settings: z.infer<typeof settingsShape>;
  readonly stores: readonly z.infer<typeof storeShape>[];
  readonly cars: readonly FeedVehicle[];
  readonly texts: readonly ShippedText[];
}

async function carsOf(slug: string): Promise<readonly FeedVehicle[]> {
  const kit = (await readFeedKits()).find((one) => one.slug === slug);
  const cars: FeedVehicle[] = [];
  const newest = kit?.files.at(-1);
  if (kit === undefined || newest === undefined) return cars;
  const path = new URL(`../../tenants/${slug}/${newest}`, import.meta.url).pathname;
  for await (const row of readFeed(path, kit.settings)) if (row.kind === 'vehicle') cars.push(row.vehicle);
  return cars;
}

/** Reads every shipped dealership, by its slug: what it says, and what is true of it. */
export async function shippedDealerships(): Promise<readonly (readonly [slug: string, ShippedDealership])[]> {
  const { kits } = await readKits();
  const sharedTexts = await shippedTexts('every-dealership');
  return Promise.all(
    kits.map(async ({ slug, entries }): Promise<readonly [string, ShippedDealership]> => {
      const cars = await carsOf(slug);
      const described = cars.map(({ description }) => ({ file: 'feed', text: description ?? '' }));
      const fieldsOf = (type: string) =>
        entries.filter((entry) => entry.type === type).map(({ fields }) => fields);
      const settings = settingsShape.parse(fieldsOf('dealership')[0]);
      const tagline = settings.tagline.map((text) => ({ file: 'dealership.json', text }));
      return [
        slug,
        {
          settings,
          stores: fieldsOf('store').map((fields) => storeShape.parse(fields)),
          cars,
          texts: [...sharedTexts, ...(await shippedTexts(slug)), ...tagline, ...described],
        },
      ];
    }),
  );
}
