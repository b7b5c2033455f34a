import { checkClaims } from './claims/check-claims.ts';
import { checkLinks } from './links/check-links.ts';
import { type DealershipFacts, todayAt } from './dealership-facts.ts';
import type { CheckedDocument, Finding } from './finding.ts';
import { checkTranslations } from './missing-texts.ts';
import { checkPictures } from './pictures.ts';
import { checkPopupOverlap } from './popup-overlap.ts';

/**
 * Everything that an editor should look at before they publish a document.
 * @param facts of the document's dealership. Null for documents that all dealerships share.
 */
export function checkDocument(
  document: CheckedDocument,
  facts: DealershipFacts | null,
  today: string = todayAt(facts),
): readonly Finding[] {
  return [
    ...checkClaims(document, { today, facts: facts?.dealership.promises ?? null }),
    ...(facts === null
      ? []
      : [
          ...checkLinks(document, facts),
          ...checkPopupOverlap(document, facts.popups),
          ...checkPictures(document, facts.heavyPictures),
          ...checkTranslations(document, facts.dealership.languages),
        ]),
  ];
}
