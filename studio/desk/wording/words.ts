/** The desk's texts in the first language of the browser that we know, otherwise in English. */
import { type Language, LANGUAGES, localeOf } from '@rooftop/tenancy/languages';
import { en } from './en.ts';
import { es } from './es.ts';

const WORDS: Readonly<Record<Language, typeof en>> = { en, es };
const [preferred] = globalThis.navigator.languages.flatMap((tag) =>
  LANGUAGES.filter((known) => tag.startsWith(known)),
);

export const language: Language = preferred ?? 'en';
/** For formats of numbers and times. */
export const locale: string = localeOf(language);
export const words = WORDS[language];
