import type { DealershipContent } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { Language } from '@rooftop/tenancy/languages';
import { orFallback } from '@rooftop/platform/or-fallback';
import { type Translate, wordsFor } from '#app/locales/wording.server.ts';
import { hiddenDocuments } from './hidden-documents.ts';
import type { PreviewSettings } from '#app/visitor/preview/preview-settings.ts';

const WORDS = [
  'preview.title',
  'preview.change',
  'preview.apply',
  'preview.reset',
  'preview.end',
  'preview.store',
  'preview.anyStore',
  'preview.at',
  'preview.cars',
  'preview.lead',
  'preview.consent',
  'preview.byTier',
  'preview.unanswered',
  'preview.acceptAll',
  'preview.deny',
  'preview.rejectAll',
  'preview.gpc',
  'preview.arm',
  'preview.control',
  'preview.hidden',
  'preview.unsent',
  'preview.unsentText',
  'preview.unread',
] as const;

/** What a preview's bar shows: what can be chosen, and what is. */
export type PreviewBarView = Awaited<ReturnType<typeof previewBar>>;

/**
 * @param isUnread whether the draft of the dealership's settings cannot be read, so that the published ones are shown
 * @param content the dealership's drafts
 */
export async function previewBar(
  { settings, isUnread }: { readonly settings: PreviewSettings; readonly isUnread: boolean },
  dealership: Pick<Dealership, 'languages' | 'timeZone'>,
  content: DealershipContent,
  translateIn: (language: Language) => Translate,
  now: Date,
) {
  const t = translateIn(dealership.languages[0] ?? 'en');
  const [stores, experiments, hidden] = await Promise.all([
    orFallback(content.stores(), []),
    orFallback(content.experiments(), []),
    hiddenDocuments(settings, dealership, content, { t, now }),
  ]);
  return {
    words: wordsFor(t, WORDS),
    settings,
    isUnread,
    /** Documents that no page shows to this visitor on this day. */
    hidden,
    stores: stores.map(({ key, name }) => ({ key, name })),
    /** Arms that a visitor may see instead of the control, as settings name them. */
    arms: experiments.flatMap(({ key, variants }) => variants.map((variant) => `${key}:${variant.key}`)),
  };
}
