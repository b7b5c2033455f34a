import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/asked-page.ts';

/** Characters of a path that is kept with a lead. */
const LONGEST = 2048;

/** Path of the page that a form was filled in on, without its query: a dialog's form is sent elsewhere. */
export function sentFrom(
  request: Request,
  { origin, path, locale, dealership }: Pick<RequestContext, 'origin' | 'path' | 'locale' | 'dealership'>,
): string {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  if (referrer?.origin === origin) return referrer.pathname.slice(0, LONGEST);
  return localPath(path, locale, dealership.languages);
}
