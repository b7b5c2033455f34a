import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { manifestIcons } from '#app/site/layout/site-icons.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';

/** In seconds. A new icon shows within an hour. */
const MAX_AGE = 3600;

/** Name, color and icons for a phone's home screen. It opens the website in the browser, like a bookmark. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.setRoute('site.webmanifest');
  const { name, theme, languages } = context.dealership;
  const settings = await orFallback(context.content.settings(), null);
  const manifest = {
    id: '/',
    name,
    lang: languages[0],
    start_url: '/',
    display: 'browser',
    theme_color: theme.brand,
    background_color: '#ffffff',
    icons: manifestIcons(settings, context),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': `public, max-age=${MAX_AGE}` },
  });
}
