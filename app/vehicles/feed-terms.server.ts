import type { Language } from '@rooftop/content/languages';
import spanish from '../locales/terms.es.json' with { type: 'json' };

/** Feeds write in English: equipment, fuels, drivetrains, plain colours and engines, in the trade's standard terms. */
const TERMS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(),
  es: new Map(Object.entries(spanish).map(([term, meaning]) => [term.toLowerCase(), meaning])),
};

/** A feed's term in the language of a page. One that is not known, such as a paint's own name, stays as the feed wrote it. */
export const sayTerm = (term: string, language: Language): string =>
  TERMS[language].get(term.toLowerCase()) ?? term;

/** An engine: its size, then how it is built and what drives it: `2.0L 4-Cylinder Hybrid`. */
export function sayEngine(engine: string, language: Language): string {
  const [, size, kind] = /^(\d+(?:\.\d+)?L) (.+)$/.exec(engine) ?? [];
  return kind === undefined ? sayTerm(engine, language) : `${size} ${sayTerm(kind, language)}`;
}
