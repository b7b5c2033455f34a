import type { Page } from '@rooftop/content/documents/page/page';
import type { RequestContext } from '#app/context.server.ts';
import { missingPage } from '#app/http/not-found.ts';
import { redirectTo } from '../redirects/redirect-to.server.ts';

/**
 * Finds the page that editors wrote for a path.
 * @param path Path without the language.
 * @throws Response (301) to its current URL if it has moved, or (404) if there is none
 */
export async function findPage(path: string, request: Request, context: RequestContext): Promise<Page> {
  const pages = await context.content.pages();
  const page = pages.find((one) => one.path === path);
  if (page !== undefined) return page;
  const moved = pages.find(({ formerPaths }) => formerPaths.includes(path));
  throw moved === undefined ? missingPage(path) : redirectTo(moved.path, request, context);
}
