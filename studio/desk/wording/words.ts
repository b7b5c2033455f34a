/** The desk's texts in the language of the browser: Spanish if it comes before English there. */
import { en } from './en.ts';
import { es } from './es.ts';

const preferred = globalThis.navigator.languages
  .map((tag) => tag.slice(0, 2))
  .find((tag) => tag === 'en' || tag === 'es');

export const language: 'en' | 'es' = preferred === 'es' ? 'es' : 'en';
/** For formats of numbers and times. */
export const locale: string = language === 'es' ? 'es-US' : 'en-US';
export const words = language === 'es' ? es : en;
