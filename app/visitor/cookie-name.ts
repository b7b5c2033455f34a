/**
 * Cookies whose names begin with `__Host-` where cookies are secure: those that are signed, and those that lead to what a
 * visitor has entered. Browsers accept such a cookie only from the host itself, over HTTPS and for all paths, so a page on a
 * sibling host, such as another dealership's under the platform's domain, cannot plant one (RFC 6265bis, 4.1.3.2). The
 * specification's cookies keep their names.
 */
export const HOST_COOKIES = [
  'consentId',
  'visitor',
  'tradeIn',
  'creditDraft',
  'serviceDraft',
  'experiments',
] as const;
export type HostCookie = (typeof HOST_COOKIES)[number];

export const HOST_PREFIX = '__Host-';

export const isHostCookie = (name: string): name is HostCookie => HOST_COOKIES.some((one) => one === name);

/** The name under which a browser has a cookie. @param secure whether cookies are sent over HTTPS only */
export const cookieName = (name: string, secure: boolean): string =>
  secure && isHostCookie(name) ? `${HOST_PREFIX}${name}` : name;
