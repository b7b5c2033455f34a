import { createHash } from 'node:crypto';
import type { StudioConfig } from './studio-app.ts';

/** Sanity's own hosts, for a Studio whose content is hosted there. */
const SANITY = {
  connect: ['https://*.sanity.io', 'wss://*.sanity.io'],
  pictures: ['https://cdn.sanity.io'],
};

/**
 * Returns the hosts of a lake. The Studio prepends the project to its hostname, and the lake gives each event stream
 * its own hostname, because browsers open only six connections to one.
 */
function lakeHosts(apiHost: string) {
  const { protocol, host } = new URL(apiHost);
  const web = [`${protocol}//${host}`, `${protocol}//*.${host}`];
  return { connect: [...web, ...web.map((origin) => origin.replace(/^http/, 'ws'))], pictures: web };
}

/**
 * Pictures of cars come from the dealerships' own websites, which the preview shows. Their hosts change while the Studio
 * runs.
 * @param deskUrl URL of the platform, which is reached as the websites are
 */
const websites = (deskUrl: string | undefined): string[] =>
  deskUrl === undefined ? [] : [new URL(deskUrl).protocol];

const print = (rules: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/** Returns `'sha256-…'` for every inline script of the page. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  );
}

/**
 * Returns the Studio's Content-Security-Policy, which allows only its own scripts and content. Inline styles are
 * allowed because the Studio creates them at runtime.
 */
export function studioPolicy(
  html: string,
  { apiHost, deskUrl }: Pick<StudioConfig, 'apiHost' | 'deskUrl'>,
): string {
  const { connect, pictures } = apiHost === undefined ? SANITY : lakeHosts(apiHost);
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts(html)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...connect, ...(deskUrl === undefined ? [] : [deskUrl])],
    'img-src': ["'self'", 'data:', 'blob:', ...pictures, ...websites(deskUrl)],
    'media-src': ["'self'", 'blob:', ...pictures],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...websites(deskUrl)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
}

/** Returns the Content-Security-Policy of the desk, which needs nothing but its own files, the lake and the studio API. */
export function deskPolicy({ apiHost, deskUrl }: Pick<StudioConfig, 'apiHost' | 'deskUrl'>): string {
  return print({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'connect-src': [apiHost, deskUrl].filter((url) => url !== undefined),
    'img-src': ["'self'", ...websites(deskUrl)],
    'manifest-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}
