import { notFound } from '../../http/not-found.ts';

/** Catch-all for paths that no other route handles. The root's error boundary renders the page. */
export function loader(): never {
  throw notFound('unknown');
}

/** Rejects forms, too. */
export function action(): never {
  return loader();
}

/** With a default export this is a page route, so that the root's error page renders instead of an empty response. */
export default function NotFound(): null {
  return null;
}
