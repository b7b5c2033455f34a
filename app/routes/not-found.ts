/** Whatever no other route answers. The root shows the page. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

/** Nothing takes a form here either. */
export function action(): never {
  return loader();
}

/** Makes this a page, so that the root's error page answers and not an empty response. */
export default function NotFound(): null {
  return null;
}
