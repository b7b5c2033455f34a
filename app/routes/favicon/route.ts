import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { textOn } from '@rooftop/content/contrast';

/** In seconds. A new brand color shows within an hour. */
const MAX_AGE = 3600;

/** SVG with the dealership's initial on its brand color. */
export function loader({ context }: LoaderFunctionArgs) {
  context.setRoute('favicon');
  const { name, theme } = context.dealership;
  const initial = name
    .trim()
    .charAt(0)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/u, '');
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="${Math.min(theme.radius * 1.5, 32)}" fill="${theme.brand}"/>` +
    `<rect x="14" y="50" width="36" height="4" fill="${theme.accent}"/>` +
    '<text x="32" y="43" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="38" ' +
    `fill="${textOn(theme.brand)}">${initial}</text></svg>`;
  return new Response(icon, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${MAX_AGE}` },
  });
}
