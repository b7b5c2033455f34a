import { pageMissing } from '../http/page-missing.ts';

/** Whatever no other route answers. The root shows the page. */
export function loader(): never {
  throw pageMissing('unknown');
}

/** Nothing takes a form here either. */
export function action(): never {
  return loader();
}

/** Makes this a page, so that the root's error page answers and not an empty response. */
export default function NotFound(): null {
  return null;
}
