import type { RequestContext } from '#app/context.server.ts';

/**
 * Absolute, localized URL of a page.
 * @param path Path without the language.
 */
export const absolute = (path: string, { origin, href }: Pick<RequestContext, 'origin' | 'href'>): string =>
  origin + (href(path) ?? '/');
