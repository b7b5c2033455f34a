const CONFIG_SCRIPT = '<script src="/config.js"></script>';

/**
 * Adapts the built page: it loads its URLs from /config.js before anything else runs, shows the platform's name, and
 * fetches nothing from other hosts (the original references Sanity's CDN and font host). The typeface is part of the
 * build (studio/build.ts).
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
