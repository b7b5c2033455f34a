import { ADVERTISERS_COOKIES, ADVERTISING_PARAMETERS } from '@rooftop/forms/advertising';
import { z } from 'zod';

/** Whom a condition is for. */
export const POPUP_VISITORS = ['leads', 'others'] as const;

/** Rules for a param of a page, and for an advertising parameter. */
export const PARAM_RULES = ['new', 'is', 'oneOf'] as const;
export const ADS_RULES = ['present', 'absent', 'is', 'in', 'not'] as const;
/** Parameters and cookies that a visitor's advertising data may contain (spec 3). */
export const ADS_NAMES = [...ADVERTISING_PARAMETERS, ...ADVERTISERS_COOKIES] as const;

/** GROQ for a condition. A named part of a page becomes its selector (page-parts.ts). The website adds a plain part to its rules as it is (`packages/visits/popups/conditions.ts`). */
export const conditionFields = `
  "key": _key,
  visitors,
  "pages": coalesce(pages, []),
  "pageItemsViewed": coalesce(pageItemsViewed[] {
    "key": _key,
    page,
    "params": coalesce(params[] { name, rule, "values": coalesce(values, []) }, []),
    minCount,
    maxCount
  }, []),
  "adsValues": coalesce(adsValues[] { name, rule, "values": coalesce(values, []) }, []),
  "tagQuery": select(defined(seesPart) => "[data-part='" + seesPart + "']", tagQuery),
  "itemClicked": select(defined(pressesPart) => "[data-part='" + pressesPart + "']", itemClicked),
  timer
` as const;

const values = z.array(z.string());

/** A condition as editors wrote it. All of its parts must hold; one that is null or empty always does. */
export const conditionShape = z.object({
  key: z.string(),
  visitors: z.enum(POPUP_VISITORS).nullable(),
  pages: values,
  pageItemsViewed: z.array(
    z.object({
      key: z.string(),
      page: z.string().min(1),
      params: z.array(z.object({ name: z.string().min(1), rule: z.enum(PARAM_RULES), values })),
      minCount: z.number().nullable(),
      maxCount: z.number().nullable(),
    }),
  ),
  adsValues: z.array(z.object({ name: z.enum(ADS_NAMES), rule: z.enum(ADS_RULES), values })),
  tagQuery: z.string().nullable(),
  itemClicked: z.string().nullable(),
  timer: z.number().nullable(),
});
