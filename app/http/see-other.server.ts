import type { RequestContext } from '../context.server.ts';
import { redirect } from '../framework.server.ts';
import { localPath } from './page-request.ts';

/** Response (303) that leads from a form to a page. @param path without the language */
export const seeOther = (
  path: string,
  { locale, dealership }: Pick<RequestContext, 'locale' | 'dealership'>,
  headers: Readonly<Record<string, string>> = {},
): Response => redirect(localPath(path, locale, dealership.languages), { status: 303, headers });
