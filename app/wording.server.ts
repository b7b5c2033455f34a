import type { Language } from '@rooftop/content/languages';
import { createInstance } from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

/** A text of the interface. Texts that editors write live in content. */
export type WordKey = keyof typeof en;
export type Words<K extends WordKey> = { readonly [key in K]: string };
/** Says a text in the language of a request. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

const resources = {
  en: { translation: en },
  es: { translation: es satisfies Record<WordKey, string> },
};

/** The interface's texts, for every language. The browser gets finished texts and never this library. */
export async function createWording(): Promise<(language: Language) => Say> {
  const i18next = createInstance();
  await i18next.init({
    resources,
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    // React and the static pages escape.
    interpolation: { escapeValue: false },
  });
  const says = new Map<Language, Say>();
  return (language) => {
    const known = says.get(language);
    if (known !== undefined) return known;
    const translate = i18next.getFixedT(language);
    const texts: Record<WordKey, string> = resources[language].translation;
    const say: Say = (key, values = {}) =>
      typeof values['count'] === 'number' ? translate(key, { ...values }) : filled(texts[key], values);
    says.set(language, say);
    return say;
  };
}

/** A text without plural forms needs no library: looking for them is a tenth of what a page costs. */
const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.includes('{{')
    ? text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
    : text;

/** By the list of keys, and by the language. */
const said = new WeakMap<readonly WordKey[], WeakMap<Say, Words<WordKey>>>();

/**
 * Several texts by their keys, for a component that is rendered in the browser too. The same list in the same language
 * gives the same object.
 */
export function words<const K extends WordKey>(say: Say, keys: readonly K[]): Words<K> {
  const inLanguages = said.get(keys) ?? new WeakMap<Say, Words<WordKey>>();
  said.set(keys, inLanguages);
  const known = inLanguages.get(say) ?? Object.fromEntries(keys.map((key) => [key, say(key)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly the keys asked for
  inLanguages.set(say, known as Words<WordKey>);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly the keys asked for
  return known as Words<K>;
}
