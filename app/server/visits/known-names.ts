/** Names of counted facts that exist at one dealership: those of every dealership, and those of its own content. */
import type { DealershipContent } from '@rooftop/content/content';
import type { RunningExperiment } from '@rooftop/content/documents/experiment/experiment';
import type { Offer } from '@rooftop/content/documents/offer/offer';
import type { Page } from '@rooftop/content/documents/page/page';
import type { Popup } from '@rooftop/content/documents/popup/popup';
import type { Promotion } from '@rooftop/content/documents/promotion/promotion';
import type { RedirectRule } from '@rooftop/content/documents/redirect-rule/redirect-rule';
import type { CountedKind } from '@rooftop/visits/collector/fact-count';
import type { IsKnownName } from '@rooftop/visits/collector/known-names';
import { CONTROL } from '@rooftop/platform/experiments/experiments';
import { factToken } from '@rooftop/visits/fact-token';
import { POPUP_OUTCOMES } from '@rooftop/visits/facts';
import { HOLD_OUT_ARMS, holdOutKey } from '@rooftop/visits/popups/choose-popup';
import { promotionCta } from '#app/blocks/promotion-list/promotion-cta.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { ctaOfPath } from '#app/site/tracking/press.ts';
import { isFixedName } from './fixed-names.ts';

/** Names in a list of documents. Each list is read once: the content cache returns the same one until it changes. */
function namesIn<Document extends object>(namesOf: (document: Document) => readonly string[]) {
  const made = new WeakMap<readonly Document[], ReadonlySet<string>>();
  return (documents: readonly Document[]): ReadonlySet<string> => {
    const names = made.get(documents) ?? new Set(documents.flatMap(namesOf));
    made.set(documents, names);
    return names;
  };
}

const popupNames = namesIn(({ id }: Popup) => [id]);
const outcomeNames = namesIn(({ id }: Popup) => POPUP_OUTCOMES.map((outcome) => `${id}/${outcome}`));
const holdOutNames = namesIn(({ id }: Popup) => HOLD_OUT_ARMS.map((arm) => `${holdOutKey(id)}/${arm}`));
const armNames = namesIn(({ key, variants }: RunningExperiment) =>
  [CONTROL, ...variants.map((variant) => variant.key)].map((arm) => `${key}/${arm}`),
);
const offerNames = namesIn(({ offerType, department }: Offer) => [factToken(offerType) ?? department]);
const pageNames = namesIn(({ path, formerPaths }: Page) => [path, ...formerPaths].map(ctaOfPath));
const redirectNames = namesIn(({ from }: RedirectRule) => [ctaOfPath(from)]);
const promotionNames = namesIn(({ type }: Promotion) => [promotionCta(type) ?? []].flat());

/** The content that names facts. */
export type NamingContent = Pick<
  DealershipContent,
  'experiments' | 'offers' | 'pages' | 'popups' | 'promotions' | 'redirectRules'
>;

/**
 * Reads which names exist at a dealership, from memory once its content was read. What can't be read now has no names.
 */
export async function readKnownNames(content: NamingContent): Promise<IsKnownName> {
  const [experiments, offers, pages, popups, promotions, redirects] = await Promise.all([
    orFallback(content.experiments(), []),
    orFallback(content.offers(), []),
    orFallback(content.pages(), []),
    orFallback(content.popups(), []),
    orFallback(content.promotions(), []),
    orFallback(content.redirectRules(), []),
  ]);
  const own: Partial<Record<CountedKind, readonly ReadonlySet<string>[]>> = {
    ctaClicked: [pageNames(pages), promotionNames(promotions), redirectNames(redirects)],
    experimentShown: [armNames(experiments), holdOutNames(popups)],
    offerShown: [offerNames(offers)],
    popupFinished: [outcomeNames(popups)],
    popupShown: [popupNames(popups)],
  };
  return (kind, name) => isFixedName(kind, name) || (own[kind]?.some((names) => names.has(name)) ?? false);
}
