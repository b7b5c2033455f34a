import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/page-request.ts';

/** Maximum length in characters of a path stored with a lead. */
const LONGEST = 2048;

/**
 * Returns the path, without query, of the page on which a form was filled in. The form of a dialog is submitted to a
 * different URL.
 */
export function formPagePath(
  request: Request,
  { origin, path, locale, dealership }: Pick<RequestContext, 'origin' | 'path' | 'locale' | 'dealership'>,
): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  if (referrer?.origin === origin) return referrer.pathname.slice(0, LONGEST);
  return localPath(path, locale, dealership.languages);
}
