import { dateRun } from '@rooftop/tenancy/calendar';
import { DOCUMENT_TYPES, isRunType, type RunFields, type RunType } from './document-types.ts';
import { DEFAULT_TIME_ZONE } from '../time-zones.ts';

/** A document as far as its status depends on it. */
export interface Publication {
  /** Fields of the edition that the website reads. Null if the document was never published. */
  readonly published: Readonly<Record<string, unknown>> | null;
  /** Whether there are changes that were not published. */
  readonly isChanged: boolean;
  /** The dealership's time zone. Defaults to that of a new dealership. */
  readonly timeZone?: string | null | undefined;
}

/** Where a document is in its life. `off`: it is published, but its switch is off. */
export type PublicationStatus = 'draft' | 'scheduled' | 'live' | 'ended' | 'off';

const dayIn = (fields: Readonly<Record<string, unknown>>, name: string | undefined): string | null => {
  const value = name === undefined ? null : fields[name];
  return typeof value === 'string' ? value : null;
};

function runOf(type: RunType, published: Readonly<Record<string, unknown>>) {
  const { first, last, isOn }: RunFields = DOCUMENT_TYPES[type].run;
  return {
    start: dayIn(published, first),
    end: dayIn(published, last),
    isOn: isOn === undefined || published[isOn] === true,
  };
}

/**
 * Returns the status of a document: what shoppers see of it, which is always the edition that was published. The one
 * rule for the lists, previews and badges of the Studio.
 * @throws RangeError if the time zone is unknown
 */
export function publicationStatus(
  type: RunType,
  { published, timeZone }: Publication,
  now: Date,
): PublicationStatus {
  if (published === null) return 'draft';
  const { isOn, ...run } = runOf(type, published);
  if (!isOn) return 'off';
  const { isRunning, changesAt } = dateRun(run, timeZone ?? DEFAULT_TIME_ZONE, now);
  if (isRunning) return 'live';
  return changesAt === null ? 'ended' : 'scheduled';
}

const inWords = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * Describes the status for Studio lists: `Live until Nov 30, 2026, changed since`.
 * @returns null for a published document of a type without a run, because it is simply live
 * @throws RangeError if the time zone is unknown
 */
export function describePublication(type: string, publication: Publication, now: Date): string | null {
  if (publication.published === null) return 'Draft';
  if (!isRunType(type)) return null;
  const status = publicationStatus(type, publication, now);
  const { start, end } = runOf(type, publication.published);
  const words = {
    draft: 'Draft',
    scheduled: start === null ? 'Scheduled' : `Scheduled for ${inWords(start)}`,
    live: end === null ? 'Live' : `Live until ${inWords(end)}`,
    ended: end === null ? 'Ended' : `Ended ${inWords(end)}`,
    off: 'Not running',
  }[status];
  return publication.isChanged ? `${words}, changed since` : words;
}
