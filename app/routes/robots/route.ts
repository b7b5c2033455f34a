import type { LoaderFunctionArgs } from '#app/framework.server.ts';

/** This file blocks nothing. Pages that must not be indexed have a robots meta tag. */
export function loader({ context }: LoaderFunctionArgs) {
  context.setRoute('robots.txt');
  const text = `User-agent: *\nDisallow:\n\nSitemap: ${context.origin}/sitemap.xml\n`;
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
