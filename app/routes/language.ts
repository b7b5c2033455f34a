import { type LoaderFunctionArgs, redirect } from '#app/framework.server.ts';
import { languagePrefix } from '../http/page-request.ts';
import { notFound } from '../http/not-found.ts';
import { safePath } from '../http/safe-path.ts';

export { Outlet as default } from '#app/framework.ts';

/** Pages below a language prefix exist if the dealership offers that language. Its first language has no prefix. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { path, dealership } = context;
  const prefix = languagePrefix(path);
  // The context strips the prefix of an offered language from the path.
  if (prefix === null) return null;
  if (prefix !== dealership.languages[0]) throw notFound('invalid');
  throw redirect(safePath(path.slice(prefix.length + 1) + new URL(request.url).search), 301);
}
