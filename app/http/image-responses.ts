import type { PhotoFormat } from '@rooftop/platform/images/fit-photo';

/** For URLs that identify the image's contents, so they never change. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Redirects to the image's current URL. */
export const moved = (location: string): Response =>
  new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'public, max-age=60' } });

/** Too many images are in progress. Browsers request it again the next time they show the page. */
export const busy = (): Response =>
  new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });

/** The best format that the browser accepts. Responses vary by `Accept`. */
export const acceptedFormat = ({ headers }: Request): PhotoFormat =>
  headers.get('accept')?.includes('image/avif') ? 'avif' : 'webp';
