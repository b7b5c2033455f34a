import { redirect } from '@remix-run/node';
import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/asked-page.ts';

/**
 * To be thrown by a loader whose page has another address today: the language stays, and what was asked behind the
 * question mark.
 * @param path of the page, without the language
 */
export function movedTo(
  path: string,
  request: Request,
  { dealership, locale }: Pick<RequestContext, 'dealership' | 'locale'>,
): Response {
  return redirect(localPath(path, locale, dealership.languages) + new URL(request.url).search, 301);
}
