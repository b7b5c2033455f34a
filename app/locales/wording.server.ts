import type { Translate, WordKey } from '@rooftop/platform/wording/translate';
import type { Language } from '@rooftop/tenancy/languages';
import { createInstance } from 'i18next';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

type EnglishTexts = typeof en;

declare module '@rooftop/platform/wording/translate' {
  interface InterfaceTexts extends EnglishTexts {}
}

export type { Translate, WordKey };
export type Words<K extends WordKey> = { readonly [key in K]: string };

const resources = {
  en: { translation: en },
  es: { translation: es satisfies Record<WordKey, string> },
};

/** Loads the interface texts of every language. The browser gets finished texts, never this library. */
export async function createWording(): Promise<(language: Language) => Translate> {
  const i18next = createInstance();
  await i18next.init({
    resources,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    // React and the static pages escape.
    interpolation: { escapeValue: false },
  });
  const says = new Map<Language, Translate>();
  return (language) => {
    const known = says.get(language);
    if (known !== undefined) return known;
    const translate = i18next.getFixedT(language);
    const texts: Record<WordKey, string> = resources[language].translation;
    const t: Translate = (key, values = {}) =>
      typeof values['count'] === 'number' ? translate(key, { ...values }) : filled(texts[key], values);
    says.set(language, t);
    return t;
  };
}

/** Texts without plural forms skip the library, whose plural lookup takes a tenth of a page's rendering time. */
const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.includes('{{')
    ? text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
    : text;

/** Texts for records, which are in English whatever the language of a page. Has no plural forms. */
export const inEnglish: Translate = (key, values = {}) => filled(en[key], values);

/** Texts by list of keys, then by language. */
const knownWords = new WeakMap<readonly WordKey[], WeakMap<Translate, Words<WordKey>>>();

/**
 * Returns several texts by key, for a component that also renders in the browser. The same list in the same language
 * returns the same object.
 */
export function wordsFor<const K extends WordKey>(t: Translate, keys: readonly K[]): Words<K> {
  const inLanguages = knownWords.get(keys) ?? new WeakMap<Translate, Words<WordKey>>();
  knownWords.set(keys, inLanguages);
  const known = inLanguages.get(t) ?? Object.fromEntries(keys.map((key) => [key, t(key)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly the keys asked for
  inLanguages.set(t, known as Words<WordKey>);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly the keys asked for
  return known as Words<K>;
}
