import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { missingPage } from '#app/http/not-found.ts';

/** Catch-all for paths that no other route handles. The root's error boundary renders the page. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>): never {
  throw missingPage(context.path);
}

/** Rejects forms, too. */
export function action(args: Pick<LoaderFunctionArgs, 'context'>): never {
  return loader(args);
}

/** With a default export this is a page route, so that the root's error page renders instead of an empty response. */
export default function NotFound(): null {
  return null;
}
