/** An address that says what the picture looks like never changes its mind. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Leads to where the picture is for now. */
export const moved = (location: string): Response =>
  new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'public, max-age=60' } });

/** Too many pictures are being made; browsers ask again when the page is shown again. */
export const busy = (): Response =>
  new Response(null, { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } });
