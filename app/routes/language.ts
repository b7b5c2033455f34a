import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { languagePrefix } from '../http/asked-page.ts';
import { pageMissing } from '../http/page-missing.ts';
import { safePath } from '../http/safe-path.ts';

export { Outlet as default } from '@remix-run/react';

/** Pages below a language's prefix exist where the dealership speaks it; its first language goes without. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { path, dealership } = context;
  const prefix = languagePrefix(path);
  // The context has taken the prefix of a language that is spoken off the path.
  if (prefix === null) return null;
  if (prefix !== dealership.languages[0]) throw pageMissing('invalid');
  throw redirect(safePath(path.slice(prefix.length + 1) + new URL(request.url).search), 301);
}
