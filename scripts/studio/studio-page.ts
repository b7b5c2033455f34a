const CONFIG_SCRIPT = '<script src="/config.js"></script>';

/**
 * The built page as we serve it: it learns its addresses from /config.js before anything else runs, bears our name,
 * and fetches nothing from elsewhere: the build's page names Sanity's CDN and its font host. The
 * typeface is among the build's own files (studio/build.ts).
 */
export function studioPage(built: string): string {
  const page = built
    .replace(/<script[^>]*\bdata-sanity-core\b[^>]*><\/script>/, '')
    .replace(/\s*@font-face\s*\{[^}]*https:\/\/[^}]*\}/g, '')
    .replace(/<link [^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, '')
    .replace(
      /<title>[^<]*<\/title>/,
      '<title>Rooftop</title><link href="/icon.svg" rel="icon" type="image/svg+xml"/>',
    );
  if (/(?:src|href|url\()=?["']?https?:\/\/[^"')]*sanity/.test(page))
    throw new Error('The Studio was built with a reference to another host.');
  return page.replace('<script', `${CONFIG_SCRIPT}<script`);
}
