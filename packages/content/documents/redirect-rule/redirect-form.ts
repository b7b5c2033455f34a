/** What the two URLs of a redirect look like, for the form of one and for a list that is pasted. */
import { isOwnHost } from '@rooftop/tenancy/is-own-host';

/** A path without query and fragment. A star as its last segment matches everything below. */
export const OLD_URL = {
  pattern: /^\/(?!\/)[^\s?#*\\]*(?:(?<=\/)\*)?$/,
  help: 'Begin with a slash, without a question mark. An asterisk may only follow the last slash: /blog/*',
} as const;

export const NEW_URL = {
  pattern: /^(\/(?![/\\])\S*|https:\/\/\S+)$/,
  help: 'Begin with a slash, or with https://.',
} as const;

export const LEADS_TO_ITSELF = 'This leads to itself. Choose another address.';

/** Host of a URL to which a redirect leads. Null for a path of the website itself. */
export const hostOf = (to: string): string | null =>
  (to.startsWith('https://') ? URL.parse(to.replace(/\*$/, ''))?.host : undefined) ?? null;

/** Says what is wrong if a redirect leads to a website that is not the dealership's own. Otherwise null. */
export function leadsElsewhere(to: string, hostnames: readonly string[]): string | null {
  const host = hostOf(to);
  return host === null || isOwnHost(host, hostnames)
    ? null
    : 'A redirect must stay on your own website. Enter a path such as /special-offers, or one of your own hostnames.';
}

/** Says what is wrong with the form of a redirect's URLs. Null if nothing is. */
export function formProblem({ from, to }: { readonly from: string; readonly to: string }): string | null {
  if (!OLD_URL.pattern.test(from)) return `Old URL: ${OLD_URL.help}`;
  if (!NEW_URL.pattern.test(to)) return `New URL: ${NEW_URL.help}`;
  return from === to ? LEADS_TO_ITSELF : null;
}
