import type { LegalDocument } from '@rooftop/content/documents/legal-document/legal-document';
import type { LocalDate } from '@rooftop/tenancy/calendar';

export type LegalVersion = LegalDocument['versions'][number];

/** Versions of a document as of a day. */
export interface VersionTimeline {
  /** Version in effect, or undefined if there is none. */
  readonly current: LegalVersion | undefined;
  /** Version that takes effect next. */
  readonly coming: LegalVersion | undefined;
  /** All versions, newest first. */
  readonly versions: readonly LegalVersion[];
}

/**
 * Determines the version in effect on a day: the one with the latest effective date that has come. Of two with the
 * same date, the later one in the list wins.
 */
export function versionTimeline(written: readonly LegalVersion[], today: LocalDate): VersionTimeline {
  const inOrder = written.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom));
  return {
    current: inOrder.findLast(({ effectiveFrom }) => effectiveFrom <= today),
    coming: inOrder.find(({ effectiveFrom }) => effectiveFrom > today),
    versions: inOrder.toReversed(),
  };
}
