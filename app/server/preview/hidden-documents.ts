import type { DealershipContent } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { orFallback } from '@rooftop/platform/or-fallback';
import { formatNumericDate } from '@rooftop/platform/wording/format-time';
import { dateRun, type LocalDate } from '@rooftop/tenancy/calendar';
import type { Translate } from '#app/locales/wording.server.ts';
import { createEditTarget, type EditTarget } from '#app/site/preview/edit-target.server.ts';
import { type PreviewSettings, previewTime } from '#app/visitor/preview/preview-settings.ts';

/** A document that the website does not show, and why. */
interface HiddenDocument {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly edit?: EditTarget;
}

/** A document that is shown only sometimes. */
interface TimedDocument {
  readonly id: string;
  readonly type: 'promotion' | 'offer' | 'article' | 'jobOpening';
  readonly title: string;
  readonly start: LocalDate | null;
  readonly end: LocalDate | null;
  /** Keys of the stores whose visitors see it. Empty for all. */
  readonly stores: readonly string[];
}

/** Every document of the dealership that is shown only sometimes. */
async function timedDocuments(
  content: Pick<DealershipContent, 'promotions' | 'offers' | 'articles' | 'jobOpenings'>,
) {
  const [promotions, offers, articles, openings] = await Promise.all([
    orFallback(content.promotions(), []),
    orFallback(content.offers(), []),
    orFallback(content.articles(), []),
    orFallback(content.jobOpenings(), []),
  ]);
  return [
    ...promotions.map(
      ({ id, title, startDate, endDate, criterias }): TimedDocument => ({
        id,
        type: 'promotion',
        title,
        start: startDate,
        end: endDate,
        stores: criterias.filter(({ subject }) => subject === 'store').map(({ value }) => value),
      }),
    ),
    ...offers.map(
      ({ id, name, startDate, endDate }): TimedDocument => ({
        id,
        type: 'offer',
        title: name,
        start: startDate,
        end: endDate,
        stores: [],
      }),
    ),
    ...articles.map(
      ({ id, title, publishedOn }): TimedDocument => ({
        id,
        type: 'article',
        title,
        start: publishedOn,
        end: null,
        stores: [],
      }),
    ),
    ...openings.map(
      ({ id, title, postedOn, openUntil }): TimedDocument => ({
        id,
        type: 'jobOpening',
        title,
        start: postedOn,
        end: openUntil,
        stores: [],
      }),
    ),
  ];
}

/**
 * The promotions, offers, articles and job openings that no page shows to the visitor of a preview on its day, with the reason
 * of each: its dates, or another store. A promotion that is limited to some pages counts as shown.
 * @param now what the preview shows if no time is set
 */
export async function hiddenDocuments(
  settings: PreviewSettings,
  { timeZone }: Pick<Dealership, 'timeZone'>,
  content: Parameters<typeof timedDocuments>[0],
  { t, now }: { readonly t: Translate; readonly now: Date },
): Promise<readonly HiddenDocument[]> {
  const editTarget = createEditTarget(t);
  const time = previewTime(settings, timeZone, now);
  const reason = ({ start, end, stores }: TimedDocument): string | null => {
    const { isRunning, changesAt } = dateRun({ start, end }, timeZone, time);
    if (!isRunning && changesAt !== null && start !== null)
      return t('preview.starts', { date: formatNumericDate(start) });
    if (!isRunning) return t('preview.ended', { date: end === null ? '' : formatNumericDate(end) });
    if (stores.every((store) => store === settings.store)) return null;
    return t('preview.onlyAtStore', { store: stores.join(', ') });
  };
  return (await timedDocuments(content)).flatMap((document) => {
    const { id, type, title } = document;
    const why = reason(document);
    return why === null
      ? []
      : [{ id, title, why, ...editTarget({ id, type, from: document.start, until: document.end }) }];
  });
}
