import spanish from './terms.es.json' with { type: 'json' };
import type { Language } from '@rooftop/tenancy/languages';

/**
 * Translations of the trade's standard terms in feeds, which are English: equipment, fuels, drivetrains, plain colors
 * and engines.
 */
const TERMS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(),
  es: new Map(Object.entries(spanish).map(([term, meaning]) => [term.toLowerCase(), meaning])),
};

/** A feed's term in a page's language. An unknown term, such as the name of a paint, stays as it is. */
export const translateTerm = (term: string, language: Language): string =>
  TERMS[language].get(term.toLowerCase()) ?? term;

/** An engine: size, then layout and fuel, such as `2.0L 4-Cylinder Hybrid`. */
export function translateEngine(engine: string, language: Language): string {
  const [, size, kind] = /^(\d+(?:\.\d+)?L) (.+)$/.exec(engine) ?? [];
  return kind === undefined ? translateTerm(engine, language) : `${size} ${translateTerm(kind, language)}`;
}
