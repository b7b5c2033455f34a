import { type ActionFunctionArgs, replace } from '#app/framework.server.ts';
import { chooseStore, STORE_COOKIE, STORE_COOKIE_MAX_AGE } from '@rooftop/tenancy/choose-store';
import { z } from 'zod';
import { safePath } from '#app/http/safe-path.ts';
import { cookieHeader } from '#app/visitor/cookie-header.ts';

const choice = z.object({ store: z.string().max(100), returnTo: z.string().max(2048).catch('/') });

/**
 * Saves the visitor's store, or forgets it if the key is empty (spec 4, selected store), and redirects back to their
 * page. Keys of other dealerships' stores are ignored.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  context.setRoute('choose-store');
  const form = choice.safeParse(Object.fromEntries(await request.formData()));
  const back = safePath(form.data?.returnTo);
  const isForgotten = form.data?.store === '';
  const store = chooseStore(await context.content.stores(), form.data?.store);
  if (store === undefined && !isForgotten) return replace(back, 303);
  const cookie = cookieHeader(STORE_COOKIE, store?.key ?? '', {
    maxAge: isForgotten ? 0 : STORE_COOKIE_MAX_AGE,
    secure: context.secureCookies,
    httpOnly: true,
  });
  return replace(back, { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** Someone opened the URL of the form directly. */
export function loader() {
  return replace('/', 303);
}
