import { redirect } from '#app/framework.server.ts';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';

/**
 * Redirect (301) for a loader to throw when its page has moved. Keeps the language and the query string.
 * @param path New path of the page, without the language.
 */
export function redirectTo(
  path: string,
  request: Request,
  { dealership, locale }: Pick<RequestContext, 'dealership' | 'locale'>,
): Response {
  return redirect(localPath(path, locale, dealership.languages) + new URL(request.url).search, 301);
}
