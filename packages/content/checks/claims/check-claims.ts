/** Judges what a document says of credit, prices and promises, by the law and by the dealership's settings. */
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { documentTexts } from '../document-texts.ts';
import type { CheckedDocument, Finding } from '../finding.ts';
import type { ClaimRule, PromiseFacts } from './claim-rule.ts';
import { creditTerms } from './credit-terms.ts';
import { deniedPromises } from './denied-promises.ts';
import { freeWithAsterisk } from './free-with-asterisk.ts';
import { leaseTerms } from './lease-terms.ts';
import { lowestPrice } from './lowest-price.ts';
import { noMoneyDown } from './no-money-down.ts';
import { pastDate } from './past-date.ts';
import { promisedApproval } from './promised-approval.ts';
import { statedRate } from './stated-rate.ts';

export const CLAIM_RULES: readonly ClaimRule[] = [
  creditTerms,
  leaseTerms,
  statedRate,
  noMoneyDown,
  promisedApproval,
  lowestPrice,
  freeWithAsterisk,
  pastDate,
  ...deniedPromises,
];

/** Whether documents of a type can make claims that a rule is about. */
export const makesClaims = (type: string): boolean => CLAIM_RULES.some(({ types }) => types.includes(type));

interface Circumstances {
  readonly today: LocalDate;
  readonly facts: PromiseFacts | null;
}

/** Whether the document's own dates say that it has ended, so that shoppers no longer see it. */
const isOver = ({ endDate }: CheckedDocument, today: LocalDate): boolean =>
  typeof endDate === 'string' && endDate < today;

/**
 * Lists the claims that are not as they must be. Each rule warns of a text once. A claim is judged by all texts of the
 * document in its language, so the terms of a headline may stand in the disclaimer.
 */
export function checkClaims(document: CheckedDocument, { today, facts }: Circumstances): readonly Finding[] {
  const rules = CLAIM_RULES.filter(({ types }) => types.includes(document._type));
  if (rules.length === 0 || isOver(document, today)) return [];
  const texts = documentTexts(document);
  // An answer that depends on a promise is shown only where the settings make it.
  const { onlyWhereOffered } = document;
  const known =
    facts === null || typeof onlyWhereOffered !== 'string' ? facts : { ...facts, [onlyWhereOffered]: true };
  return LANGUAGES.flatMap((language) => {
    const own = texts.filter((text) => text.language === language);
    const whole = own.map(({ text }) => text).join('\n');
    return own.flatMap(({ text, path }) =>
      rules.flatMap((rule): readonly Finding[] => {
        for (const { 0: words, 1: figure, index } of text.matchAll(rule.says[language])) {
          const wrong = rule.judge({ language, words, figure, text, index, whole, today, facts: known });
          if (wrong !== null)
            return [
              {
                kind: 'claim',
                name: rule.name,
                level: 'warning',
                path,
                message: `“${words.trim()}” ${wrong}`,
              },
            ];
        }
        return [];
      }),
    );
  });
}
