import { redirect, redirectDocument } from '#app/framework.server.ts';
import type { Language } from '@rooftop/tenancy/languages';
import { joinParameters, PARAMETERS } from '@rooftop/inventory/url/parameters';
import { isLegacyPath, matchLegacyRedirect } from '@rooftop/inventory/url/legacy-redirect';
import { type ParsedInventoryUrl, parseInventoryUrl } from '@rooftop/inventory/url/parse-inventory-url';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import { isOwnHost } from '@rooftop/tenancy/is-own-host';
import { matchRedirect } from '@rooftop/content/documents/redirect-rule/match-redirect';
import type { RequestContext } from '#app/context.server.ts';
import { languagePrefix, localPath } from '#app/http/page-request.ts';
import { addressSettings, vocabularyOf } from '#app/vehicles/inventory/addresses.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { followRedirects, type RedirectTarget } from './follow-redirects.ts';

const CARS = /^\/(?:[a-z]+-)?cars-for-sale(?:\/|$)/i;

/** Parses an inventory URL. Returns null if it isn't one. */
async function readCars(address: string, context: RequestContext): Promise<ParsedInventoryUrl | null> {
  const { pathname, searchParams } = new URL(context.origin + address);
  if (!CARS.test(pathname)) return null;
  const index = await context.inventory.index();
  const [vocabulary, settings] = await Promise.all([vocabularyOf(context, index), addressSettings(context)]);
  return parseInventoryUrl(pathname, searchParams, vocabulary, settings);
}

/** Removes a language prefix from a path. */
function withoutPrefix(address: string, prefix: Language): string {
  const rest = address.slice(prefix.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** URLs of the legacy website (spec 2, legacy redirects). */
async function legacyMove(path: string, context: RequestContext): Promise<RedirectTarget | null> {
  if (!isLegacyPath(path)) return null;
  const { content, inventory } = context;
  const [settings, index] = await Promise.all([orFallback(content.settings(), null), inventory.index()]);
  const [vocabulary, addresses] = await Promise.all([vocabularyOf(context, index), addressSettings(context)]);
  const to = matchLegacyRedirect(path, {
    conditions: settings?.inventory.conditions ?? LISTING_CONDITIONS,
    find: (vin) => index.find(vin),
    vocabulary,
    settings: addresses,
  });
  return to === null ? null : { to, permanent: true };
}

/** The dealership's own redirect rules (spec 2, route rules). */
async function ruleMove(path: string, context: RequestContext): Promise<RedirectTarget | null> {
  const rules = await orFallback(context.content.redirectRules(), []);
  if (rules.length === 0) return null;
  const move = matchRedirect(rules, path);
  if (move === null || move.to.startsWith('/')) return move;
  const target = URL.parse(move.to);
  if (target === null || target.username !== '' || target.password !== '') return null;
  return isOwnHost(target.host, context.dealership.hostnames) ? move : null;
}

/** URL that the inventory pages would redirect to, so that the visitor is redirected there directly. */
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

/** Path with trailing slashes. The canonical path has none. */
const WITH_SLASH = /^(\/[^/\\].*?)\/+$/;

/**
 * Checks before a page is shown (spec 2), in this order: whether the URL is valid, legacy redirects, the dealership's
 * own rules, and whether the URL is canonical.
 * @param search Query string of the page, with its question mark.
 * @returns redirect for the loader to throw, or null to show the page. URLs of other websites cause a full page load.
 */
export async function findRedirect(search: string, context: RequestContext): Promise<Response | null> {
  const { path, dealership } = context;
  let { locale } = context;
  const move = await followRedirects(path + search, {
    from: async (at) =>
      (await readCars(at, context))?.kind === 'invalid'
        ? null
        : ((await legacyMove(at, context)) ?? ruleMove(at, context)),
    canonicalize(address) {
      const prefix = languagePrefix(address.split('?', 1)[0] ?? '');
      if (prefix === null || !dealership.languages.includes(prefix)) return settle(address, context);
      // A rule that names a language leads to that language, whatever the visitor's is.
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
