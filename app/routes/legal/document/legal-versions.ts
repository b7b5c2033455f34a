import type { LegalDocument } from '@rooftop/content/documents/legal-document';
import type { LocalDate } from '@rooftop/tenancy/calendar';

export type LegalVersion = LegalDocument['versions'][number];

/** A document on a day. */
export interface LegalStanding {
  /** what holds; undefined: nothing that somebody has written */
  readonly current: LegalVersion | undefined;
  /** what will hold next */
  readonly coming: LegalVersion | undefined;
  /** every version, the latest first */
  readonly versions: readonly LegalVersion[];
}

/** Which version holds on a day: the one that began last. Of two that began on one day, the one further down. */
export function legalStanding(written: readonly LegalVersion[], today: LocalDate): LegalStanding {
  const inOrder = written.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom));
  return {
    current: inOrder.findLast(({ effectiveFrom }) => effectiveFrom <= today),
    coming: inOrder.find(({ effectiveFrom }) => effectiveFrom > today),
    versions: inOrder.toReversed(),
  };
}
