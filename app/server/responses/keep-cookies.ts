import type { WebMiddleware } from '../site-request.ts';

const nameOf = (cookie: string): string => cookie.split('=', 1)[0] ?? '';

/**
 * Sends cookies that were set before the page was made together with those of the page, which would replace them. Where
 * both set the same cookie, the page's counts.
 */
export const keepCookies: WebMiddleware = async (c, next) => {
  await next();
  const before = c.env.outgoing.getHeader('set-cookie');
  if (before === undefined || !c.res.headers.has('set-cookie')) return;
  const own = new Set(c.res.headers.getSetCookie().map(nameOf));
  for (const cookie of [before].flat())
    if (!own.has(nameOf(String(cookie)))) c.header('Set-Cookie', String(cookie), { append: true });
};
