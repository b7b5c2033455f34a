import type { RequestContext } from '../context.server.ts';

/** The address of a page, absolute and in its language. @param path without the language */
export const absolute = (path: string, { origin, href }: Pick<RequestContext, 'origin' | 'href'>): string =>
  origin + (href(path) ?? '/');
