/** What the checks of a document know of its dealership: settings, pages, redirects. */
import { localDate } from '@rooftop/tenancy/calendar';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { TYPES_WITH_PAGE } from '../address.ts';
import { TRADE_BONUS_DEFAULTS } from '../documents/dealership/settings/settings-defaults.ts';
import { DEFAULT_TIME_ZONE } from '../time-zones.ts';

/** Files above this many bytes are heavy: a photo of 2,400 pixels has a tenth of it. */
const HEAVY_BYTES = 10_000_000;

/**
 * GROQ. Fields that editors left empty have the website's defaults. `name` is what `pathOf` makes a path of
 * (link.groq.ts).
 */
const FACTS_QUERY = `{
  "dealership": *[_type == "dealership" && _id == $dealership][0] {
    "timeZone": coalesce(timeZone, "${DEFAULT_TIME_ZONE}"),
    "languages": coalesce(languages, ["en"]),
    "conditions": coalesce(inventory.conditions, []),
    "promises": {
      "engineWarranty": engineWarranty.offered == true,
      "maintenancePlan": maintenancePlan.offered == true,
      "repairWarranty": repairWarranty.offered == true,
      "serviceScheduling": serviceScheduling != false,
      "preApprovalIsInstant": defined(preApprovalLink) && preApprovalIsInstant == true,
      "tradeBonus": coalesce(tradeBonus.bonus, ${TRADE_BONUS_DEFAULTS.bonus})
    }
  },
  "documents": *[_type in $types && (dealership._ref == $dealership || everyDealership == true)] {
    "type": _type,
    "name": coalesce(path, slug.current, kind, select(_type == "offer" => department + "/" + key), key, ""),
    "former": coalesce(formerPaths, formerSlugs, formerKeys, [])
  },
  "redirects": *[_type == "redirectRule" && dealership._ref == $dealership && defined(from) && defined(to)] {
    "id": _id, from, to
  },
  "popups": *[_type == "popup" && dealership._ref == $dealership] {
    "id": _id, "name": coalesce(name, ""), "priority": coalesce(priority, 0), "conditions": coalesce(conditions, []),
    startDate, endDate
  },
  "heavyPictures": *[
    _type == "sanity.imageAsset" && size > ${HEAVY_BYTES} && (!defined(dealerships) || $dealership in dealerships)
  ] { "id": _id, size },
  "positions": *[dealership._ref == $dealership && defined(blocks)].blocks[][_type == "promotionList"].position
}`;

const factsShape = z.object({
  dealership: z.object({
    timeZone: z.string(),
    languages: z.array(z.string()),
    /** Conditions of the cars it sells. Empty: unknown. */
    conditions: z.array(z.string()),
    promises: z.object({
      engineWarranty: z.boolean(),
      maintenancePlan: z.boolean(),
      repairWarranty: z.boolean(),
      serviceScheduling: z.boolean(),
      preApprovalIsInstant: z.boolean(),
      tradeBonus: z.number(),
    }),
  }),
  /** Own and shared documents that have a page. */
  documents: z.array(
    z.object({ type: z.enum(TYPES_WITH_PAGE), name: z.string(), former: z.array(z.string()) }),
  ),
  redirects: z.array(z.object({ id: z.string(), from: z.string(), to: z.string() })),
  popups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      priority: z.number(),
      conditions: z.array(z.unknown()),
      startDate: z.string().nullish(),
      endDate: z.string().nullish(),
    }),
  ),
  /** Files of pictures that are too heavy, with their size in bytes. */
  heavyPictures: z.array(z.object({ id: z.string(), size: z.number() })),
  /** Positions of promotions for which some page has a block. */
  positions: z.array(z.string().nullable()),
});
export type DealershipFacts = z.infer<typeof factsShape>;

/** So long an answer is used again, in milliseconds: a form is checked with every key that is pressed. */
const KEPT = 10_000;
const kept = new Map<string, { readonly facts: Promise<DealershipFacts | null>; readonly until: number }>();

/**
 * Reads the facts. Returns null if they could not be read, or are incomplete.
 * @param perspective whether they are as editors have them, or as shoppers do
 */
export async function queryDealershipFacts(
  client: SanityClient,
  dealership: string,
  perspective: 'drafts' | 'published' = 'drafts',
): Promise<DealershipFacts | null> {
  try {
    const params = { dealership, types: TYPES_WITH_PAGE };
    const found = await client
      .withConfig({ perspective })
      .fetch<unknown>(FACTS_QUERY, params, { tag: 'checks' });
    return factsShape.safeParse(found).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Reads what the checks need, at most every ten seconds per dealership.
 * @returns null if it could not be read. Then the next call reads again.
 */
export async function dealershipFacts(
  client: SanityClient,
  dealership: string,
): Promise<DealershipFacts | null> {
  const known = kept.get(dealership);
  if (known !== undefined && Date.now() < known.until) return known.facts;
  const facts = queryDealershipFacts(client, dealership);
  kept.set(dealership, { facts, until: Date.now() + KEPT });
  const read = await facts;
  if (read === null) kept.delete(dealership);
  return read;
}

/** Today's date where the dealership is. */
export const todayAt = (facts: DealershipFacts | null): string =>
  localDate(facts?.dealership.timeZone ?? DEFAULT_TIME_ZONE, new Date());
