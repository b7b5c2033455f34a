/** Signs in a message's text that a program wrote it. A person may cause a single one, but not several together. */
import type { Suspicion } from '@rooftop/leads/wording/lead-words';

interface Signal {
  readonly name: Suspicion;
  readonly points: number;
  readonly isIn: (fields: Texts) => boolean;
}

/** The texts of a form. Names are separate because no name contains a URL. */
interface Texts {
  readonly names: readonly string[];
  readonly others: readonly string[];
}

// Matches in linear time, like MARKUP, because a request with a file may contain megabytes of text.
const LINK =
  /(?:https?:\/\/|www\.)\S|(?<![a-z0-9-])[a-z0-9-]{1,63}\.(?:ru|cn|top|xyz|click|shop|icu|cfd)\//giu;
const MARKUP = /<\s*a\s[^<>]{0,200}href|\[(?:url|link)[\]=]|<\s*(?:script|iframe)/iu;
const TRADE =
  /\b(?:back-?links?|seo (?:service|agency|expert|package)|rank(?:ing)? (?:your|on google)|casino|viagra|cialis|crypto(?:currency)? (?:invest|trading|wallet)|forex|guest post|payday loan|web ?traffic|increase (?:your )?traffic|unsubscribe)\b/giu;
/** Few names have six consonants in a row (`Schtschur` is one), and none has seven. */
const GIBBERISH = /[bcdfghjklmnpqrstvwxz]{7}|(?:[a-z][A-Z]{1,3}){3}/u;

const links = ({ others }: Texts): number => others.join(' ').match(LINK)?.length ?? 0;
const inAny = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => text.search(pattern) !== -1);

const SIGNALS: readonly Signal[] = [
  { name: 'URL in a name', points: 3, isIn: ({ names }) => inAny(names, LINK) },
  { name: 'markup', points: 3, isIn: ({ names, others }) => inAny([...names, ...others], MARKUP) },
  { name: 'many links', points: 3, isIn: (texts) => links(texts) > 3 },
  { name: 'links', points: 1, isIn: (texts) => links(texts) > 0 },
  { name: 'spam topic', points: 2, isIn: ({ others }) => inAny(others, TRADE) },
  { name: 'gibberish name', points: 2, isIn: ({ names }) => inAny(names, GIBBERISH) },
  {
    name: 'same first and last name',
    points: 1,
    isIn: ({ names: [first = '', last = ''] }) => first.length > 5 && first === last,
  },
];

/** Returns the signs found in the texts and their total points. */
export function contentSignals(texts: Texts): {
  readonly points: number;
  readonly names: readonly Suspicion[];
} {
  const found = SIGNALS.filter(({ isIn }) => isIn(texts));
  return {
    points: found.reduce((sum, { points }) => sum + points, 0),
    names: found.map(({ name }) => name),
  };
}
