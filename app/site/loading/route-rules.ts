/**
 * Route rules of a dealership as the browser knows them (spec 7, builds/meta): its redirects, so that a link leads where
 * it ends. The server checks every page itself (app/site/redirects); what the browser leaves alone, the server redirects.
 */
import { isOwnHost } from '@rooftop/tenancy/is-own-host';
import { matchRedirect, type MatchableRule } from '@rooftop/content/documents/redirect-rule/match-redirect';
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';

/** A rule, and the name of what carries it out. */
export interface RouteRule extends MatchableRule {
  readonly middleware: string;
}

/** What `/builds/meta/<build>.json` contains. */
export interface BuildMeta {
  readonly id: string;
  readonly rules: readonly RouteRule[];
}

/**
 * Paths that the server checks before the dealership's rules: inventory URLs and those of the previous website. A rule
 * for everything would include them.
 */
const CHECKED_BEFORE =
  /^\/(?:\*|(?:[a-z]+-)?cars-for-sale\b|search-vehicles\b|(?:new|used|certified)-vehicle\b)/i;

const leadsHome = (to: string, hostnames: readonly string[]): boolean => {
  if (to.startsWith('/')) return true;
  const url = URL.parse(to);
  return url?.protocol === 'https:' && url.username === '' && isOwnHost(url.host, hostnames);
};

/** The redirects of a dealership that a browser may apply itself. */
export const routeRules = (
  redirects: readonly MatchableRule[],
  hostnames: readonly string[],
): readonly RouteRule[] =>
  redirects
    .filter(({ from, to }) => !CHECKED_BEFORE.test(from) && leadsHome(to, hostnames))
    .map(({ from, to, permanent }) => ({ middleware: 'redirect', from, to, permanent }));

/**
 * Loads the rules of the build that rendered the page.
 * @throws Error if they can't be loaded, or name a middleware that this build doesn't have (spec 8)
 */
export async function loadRouteRules(build: string): Promise<readonly RouteRule[]> {
  const response = await fetch(checkPayloadUrl(`/builds/meta/${build}.json`));
  if (!response.ok) throw new Error(`${response.status} for the rules of build ${build}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build of this website
  const { rules } = (await response.json()) as BuildMeta;
  const unknown = rules.find(({ middleware }) => middleware !== 'redirect');
  if (unknown !== undefined) throw new Error(`Unknown route middleware: '${unknown.middleware}'`);
  return rules;
}

/**
 * Where a link of this website ends by the rules, with its query. URLs in another language than the first have a prefix
 * and match no rule.
 * @param href absolute URL of the link
 * @param origin of this website
 * @returns null if no rule applies
 */
export function ruledTarget(rules: readonly RouteRule[], href: string, origin: string): string | null {
  const from = URL.parse(href);
  if (from === null || from.origin !== origin) return null;
  const move = matchRedirect(rules, from.pathname);
  const target = move && URL.parse(move.to, origin);
  if (!target) return null;
  for (const [name, value] of from.searchParams)
    if (!target.searchParams.has(name)) target.searchParams.append(name, value);
  return target.href;
}
