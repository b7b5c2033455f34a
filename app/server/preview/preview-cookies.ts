/** Cookies of a preview. They show nothing that is private, but the first one, which has the ticket. */
import { parse, serialize } from 'hono/utils/cookie';

const COOKIES = ['preview', 'previewAs'] as const;
type PreviewCookie = (typeof COOKIES)[number];

/** Browsers accept the prefix over HTTPS only. */
const nameOf = (cookie: PreviewCookie, secure: boolean): string => (secure ? `__Host-${cookie}` : cookie);

/** @param secure whether the website is reached over HTTPS */
export function createPreviewCookies(secure: boolean) {
  /**
   * The Studio shows a preview in a frame. It is another site, so that browsers that block the cookies of other sites accept
   * only one that is kept apart for each site that frames it (`Partitioned`). Such a cookie must be `Secure`, which browsers
   * accept without HTTPS only from `localhost` and the names below it.
   */
  const print = (cookie: PreviewCookie, value: string, maxAge: number): string =>
    serialize(nameOf(cookie, secure), value, {
      path: '/',
      maxAge,
      httpOnly: true,
      secure: true,
      sameSite: 'None',
      partitioned: true,
    });
  return {
    /** @param header Cookie header */
    read(header: string | undefined, cookie: PreviewCookie): string {
      const name = nameOf(cookie, secure);
      return header?.includes(name) ? (parse(header, name)[name] ?? '') : '';
    },
    /** A Set-Cookie header. @param maxAge seconds */
    print,
    /** Set-Cookie headers that delete them. */
    deleted: (): readonly string[] => COOKIES.map((cookie) => print(cookie, '', 0)),
  };
}
