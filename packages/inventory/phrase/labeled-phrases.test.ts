import { expect, test } from 'vitest';
import { differencesOf, LABELED_PHRASES } from '../../../tests/support/phrases/labeled-phrases.ts';
import { Attributes } from '../index/attributes.ts';
import { createVocabulary } from '../url/vocabulary.ts';
import { parsePhrase } from './parse-phrase.ts';

/** The share of phrases that must be understood exactly, in percent. */
const LEAST = 95;

test('understands phrases that others wrote and labeled', () => {
  // A dealership without cars: only the lexicon helps.
  const vocabulary = createVocabulary(new Attributes(), { seesPrivate: false, stores: [] });
  const failures = LABELED_PHRASES.flatMap((labeled) => {
    const differences = differencesOf(
      parsePhrase(labeled.q, vocabulary, { hasPayments: true }),
      labeled,
      vocabulary,
    );
    return differences.length === 0 ? [] : [`${labeled.q} → ${differences.join('; ')}`];
  });
  // The failures are printed even if they are few enough.
  process.stdout.write(failures.map((failure) => `not understood: ${failure}\n`).join(''));
  const share = (100 * (LABELED_PHRASES.length - failures.length)) / LABELED_PHRASES.length;
  expect(share, failures.join('\n')).toBeGreaterThanOrEqual(LEAST);
});
