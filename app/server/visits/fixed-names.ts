/** Names of counted facts that are the same at every dealership. */
import { SEARCH_PAGE, VEHICLE_PAGE } from '@rooftop/content/documents/popup/popup';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { PATHS, RESERVED_SEGMENTS } from '@rooftop/content/pages.generated';
import { SORTS } from '@rooftop/inventory/index/query';
import { FORMS } from '@rooftop/forms/lead-forms';
import { LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import type { CountedKind } from '@rooftop/visits/collector/fact-count';
import { CONVERSATION_CHANNELS, MEDIA, MEDIA_ACTIONS, VITALS } from '@rooftop/visits/facts';
import { CREDIT_STEPS } from '#app/routes/full-credit-application/form/credit-steps.server.ts';
import { TRADE_IN_STEPS } from '#app/routes/sell-trade-my-car/your-vehicle/trade-in-steps.server.ts';
import { SERVICE_STEPS } from '#app/routes/service/schedule/schedule-steps.server.ts';
import { ctaOfPath, OTHER_WEBSITE } from '#app/site/tracking/press.ts';
import { LINK_DIALOGS } from '#app/vehicles/link-dialog.ts';
import { STEP_NAMES as PRICE_STEPS } from '#app/vehicles/personalize/step-fact.ts';
import { FILTER_NAMES, SEARCH_LIST } from '#app/vehicles/search/list-fact.server.ts';

const joined = (starts: readonly string[], ends: readonly string[]): readonly string[] =>
  starts.flatMap((start) => ends.map((end) => `${start}/${end}`));

/** Routes as `pageOf` names them. `root` is the one of a page that fails as a whole. */
const ROUTES: readonly string[] = [
  ...Object.keys(PATHS).filter((id) => !id.endsWith('cars-for-sale')),
  SEARCH_PAGE,
  VEHICLE_PAGE,
  'root',
];

/** Errors of JavaScript and of browsers, by the `name` that their specifications give them. */
const ERRORS = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'HierarchyRequestError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
] as const;

const NAMES = {
  pageViewed: ROUTES,
  vehicleViewed: LISTING_CONDITIONS,
  vehicleAbsent: ['shown', '410'],
  listViewed: [SEARCH_LIST],
  filterChanged: FILTER_NAMES,
  sortChanged: SORTS,
  languageChanged: LANGUAGES,
  mediaUsed: joined(MEDIA, MEDIA_ACTIONS),
  ctaClicked: [...Object.values(PATHS).map(ctaOfPath), ...RESERVED_SEGMENTS, ...LINK_DIALOGS, OTHER_WEBSITE],
  formStarted: FORMS,
  formStepped: [
    ...joined(['UNLOCK_PRICE'], PRICE_STEPS),
    ...joined(['FULL_CREDIT_APP'], CREDIT_STEPS.keys),
    ...joined(['SELL_OR_TRADE'], TRADE_IN_STEPS.keys),
    ...joined(['SERVICE'], SERVICE_STEPS.keys),
  ],
  formSent: FORMS,
  phoneClicked: ['sales', 'service', 'any'],
  conversationStarted: CONVERSATION_CHANNELS,
  popupShown: [],
  popupFinished: [],
  priceUnlocked: ['search', 'vehicle'],
  offerShown: [],
  experimentShown: [],
  scriptFailed: ERRORS,
  vitalMeasured: joined(VITALS, ROUTES),
} as const satisfies Record<CountedKind, readonly string[]>;

const SETS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(NAMES).map(([kind, names]) => [kind, new Set<string>(names)]),
);

/** Whether facts of this kind have this name at every dealership. */
export const isFixedName = (kind: CountedKind, name: string): boolean => SETS[kind]?.has(name) === true;
