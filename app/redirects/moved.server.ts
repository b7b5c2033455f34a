import { redirect, redirectDocument } from '@remix-run/node';
import type { Language } from '@rooftop/content/languages';
import { joinParameters, PARAMETERS } from '@rooftop/inventory/address/parameters';
import { legacyRedirect } from '@rooftop/inventory/address/legacy-redirect';
import { type ParsedAddress, parseSearchPath } from '@rooftop/inventory/address/parse-address';
import { vehiclePath } from '@rooftop/inventory/address/vehicle-path';
import { LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import { isOwnHost } from '@rooftop/tenancy/is-own-host';
import { matchRedirect } from '@rooftop/tenancy/match-redirect';
import type { RequestContext } from '../context.server.ts';
import { languagePrefix, localPath } from '../http/asked-page.ts';
import { addressSettings, vocabularyOf } from '../inventory/addresses.server.ts';
import { unlessUnavailable } from '../unless-unavailable.ts';
import { followRedirects, type Move } from './follow-redirects.ts';

const CARS = /^\/(?:[a-z]+-)?cars-for-sale(?:\/|$)/i;

/** Reads an address of cars. null: it is none */
async function readCars(address: string, context: RequestContext): Promise<ParsedAddress | null> {
  const { pathname, searchParams } = new URL(context.origin + address);
  if (!CARS.test(pathname)) return null;
  const index = await context.inventory.index();
  const [vocabulary, settings] = await Promise.all([vocabularyOf(context, index), addressSettings(context)]);
  return parseSearchPath(pathname, searchParams, vocabulary, settings);
}

/** An address below a language's prefix without it. */
function withoutPrefix(address: string, prefix: Language): string {
  const rest = address.slice(prefix.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Addresses of the former site (spec 2, legacy redirects). */
async function legacyMove(path: string, { content, inventory }: RequestContext): Promise<Move | null> {
  const unknown = { conditions: LISTING_CONDITIONS, find: () => undefined };
  if (legacyRedirect(path, unknown) === null) return null;
  const [settings, index] = await Promise.all([
    unlessUnavailable(content.settings(), null),
    inventory.index(),
  ]);
  const conditions = settings?.inventory.conditions ?? LISTING_CONDITIONS;
  const to = legacyRedirect(path, { conditions, find: (vin) => index.find(vin) });
  return to === null ? null : { to, permanent: true };
}

/** The dealership's own rules (spec 2, route rules). */
async function ruleMove(path: string, context: RequestContext): Promise<Move | null> {
  const rules = await unlessUnavailable(context.content.redirectRules(), []);
  if (rules.length === 0) return null;
  const move = matchRedirect(rules, path);
  if (move === null || move.to.startsWith('/')) return move;
  const target = URL.parse(move.to);
  if (target === null || target.username !== '' || target.password !== '') return null;
  return isOwnHost(target.host, context.dealership.hostnames) ? move : null;
}

/** The address that the pages of cars would send a visitor on to, so that he is sent there at once. */
async function settle(address: string, context: RequestContext): Promise<string> {
  const parsed = await readCars(address, context);
  const { search, searchParams } = new URL(context.origin + address);
  if (parsed?.kind === 'vehicle') {
    const car = (await context.inventory.index()).find(parsed.vin);
    return car === undefined || car.isPrivate ? address : vehiclePath(car) + search;
  }
  if (parsed?.kind !== 'search') return address;
  const others = [...searchParams].filter(([name]) => !PARAMETERS.some((one) => one === name));
  if (others.length === 0) return parsed.canonical;
  return `${parsed.canonical}${parsed.canonical.includes('?') ? '&' : '?'}${joinParameters(others)}`;
}

/** A page's path with slashes at its end: the page has one address, and it is without them. */
const WITH_SLASH = /^(\/[^/\\].*?)\/+$/;

/**
 * What is checked before a page shows (spec 2), in this order: whether the address can be one, where the former
 * site's addresses have gone, where the dealership's rules lead, and whether it is written as pages' addresses are.
 * @param search the query of the page, with its question mark
 * @returns the redirect to be thrown; null: the page is shown. An address of another website causes a full page load.
 */
export async function moved(search: string, context: RequestContext): Promise<Response | null> {
  const { path, dealership } = context;
  let { locale } = context;
  const move = await followRedirects(path + search, {
    from: async (at) =>
      (await readCars(at, context))?.kind === 'invalid'
        ? null
        : ((await legacyMove(at, context)) ?? ruleMove(at, context)),
    settle(address) {
      const prefix = languagePrefix(address.split('?', 1)[0] ?? '');
      if (prefix === null || !dealership.languages.includes(prefix)) return settle(address, context);
      // A rule that names a language leads there, whatever the visitor's is.
      locale = prefix;
      return settle(withoutPrefix(address, prefix), context);
    },
  });
  if (move === null) {
    const [, page] = WITH_SLASH.exec(path) ?? [];
    if (page === undefined) return null;
    return redirect(localPath(page.replaceAll(/\/+/g, '/'), locale, dealership.languages) + search, 301);
  }
  const status = move.permanent ? 301 : 302;
  if (!move.to.startsWith('/')) return redirectDocument(move.to, status);
  return redirect(localPath(move.to, locale, dealership.languages), status);
}
