import type { Page } from '@rooftop/content/documents/page';
import type { RequestContext } from '../context.server.ts';
import { pageMissing } from '../http/page-missing.ts';
import { movedTo } from '../redirects/moved-to.server.ts';

/**
 * The page that editors have made at an address.
 * @param path without the language
 * @throws a response: where it is today when it has moved, or that there is none
 */
export async function findPage(path: string, request: Request, context: RequestContext): Promise<Page> {
  const pages = await context.content.pages();
  const page = pages.find((one) => one.path === path);
  if (page !== undefined) return page;
  const moved = pages.find(({ formerPaths }) => formerPaths.includes(path));
  throw moved === undefined ? pageMissing('unknown') : movedTo(moved.path, request, context);
}
