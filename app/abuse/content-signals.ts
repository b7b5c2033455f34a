/** Signs that a program wrote a message, in what it says. Each alone may be a person's doing; together they are not. */

interface Signal {
  readonly name: string;
  readonly points: number;
  readonly isIn: (fields: Texts) => boolean;
}

/** What was written: names apart, because nobody is called by an address. */
export interface Texts {
  readonly names: readonly string[];
  readonly others: readonly string[];
}

// Linear to match, as is MARKUP: a body with a file may hold megabytes of text.
const LINK =
  /(?:https?:\/\/|www\.)\S|(?<![a-z0-9-])[a-z0-9-]{1,63}\.(?:ru|cn|top|xyz|click|shop|icu|cfd)\//giu;
const MARKUP = /<\s*a\s[^<>]{0,200}href|\[(?:url|link)[\]=]|<\s*(?:script|iframe)/iu;
const TRADE =
  /\b(?:back-?links?|seo (?:service|agency|expert|package)|rank(?:ing)? (?:your|on google)|casino|viagra|cialis|crypto(?:currency)? (?:invest|trading|wallet)|forex|guest post|payday loan|web ?traffic|increase (?:your )?traffic|unsubscribe)\b/giu;
/** Six consonants in a row stand in few names, `Schtschur` among them; seven in none. */
const GIBBERISH = /[bcdfghjklmnpqrstvwxz]{7}|(?:[a-z][A-Z]{1,3}){3}/u;

const links = ({ others }: Texts): number => others.join(' ').match(LINK)?.length ?? 0;
const inAny = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => text.search(pattern) !== -1);

const SIGNALS: readonly Signal[] = [
  { name: 'address in a name', points: 3, isIn: ({ names }) => inAny(names, LINK) },
  { name: 'markup', points: 3, isIn: ({ names, others }) => inAny([...names, ...others], MARKUP) },
  { name: 'many links', points: 3, isIn: (texts) => links(texts) > 3 },
  { name: 'links', points: 1, isIn: (texts) => links(texts) > 0 },
  { name: 'trade of spam', points: 2, isIn: ({ others }) => inAny(others, TRADE) },
  { name: 'gibberish name', points: 2, isIn: ({ names }) => inAny(names, GIBBERISH) },
  {
    name: 'one name for both',
    points: 1,
    isIn: ({ names: [first = '', last = ''] }) => first.length > 5 && first === last,
  },
];

/** The signs that a message bears, with what they weigh together. */
export function contentSignals(texts: Texts): { readonly points: number; readonly names: readonly string[] } {
  const found = SIGNALS.filter(({ isIn }) => isIn(texts));
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    names: found.map(({ name }) => name),
  };
}
