import { createHash } from 'node:crypto';
import { escapeHtml } from '@rooftop/escaping/escape-markup';
import { robotsTag } from '#app/site/head/head-tags.ts';
import { staticPagePolicy } from './security-headers.ts';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0;display:grid;' +
  'min-height:100vh;place-content:center;padding:1.5rem;text-align:center}h1{font-size:1.5rem;margin:0 0 .5rem}' +
  'p{margin:0;max-width:34rem}.status{display:inline-block;margin:0 0 1rem;padding:0 .75rem;border:1px solid;' +
  'border-radius:99px;font-weight:600}a{display:inline-block;margin-top:1.5rem;padding:.625rem 1.25rem;' +
  'border-radius:.5rem;background:canvastext;color:canvas;font-weight:600;text-decoration:none}' +
  '.site{margin:0 0 2rem;font-size:1.25rem;font-weight:600}' +
  '.call{margin:0 .5rem;background:none;color:inherit;text-decoration:underline}';

export const STATIC_PAGE_POLICY = staticPagePolicy(createHash('sha256').update(STYLE).digest('base64'));

interface StaticLink {
  readonly label: string;
  readonly href: string;
}

const linkTo = ({ label, href }: StaticLink, attributes = ''): string =>
  `<a${attributes} href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

/** A page that depends on no route or script, for refused requests, unknown hosts and total failures. */
export function staticPage(page: {
  readonly language: string;
  /** HTTP status, for the title: '{code} - {message}' (spec 2). */
  readonly status: number;
  readonly heading: string;
  readonly text: string;
  /** Leads out of the page, where there is a website to go to. */
  readonly button?: StaticLink | undefined;
  /** Name of the dealership whose website it is. */
  readonly site?: string | undefined;
  /** Calls the dealership. */
  readonly call?: StaticLink | undefined;
}): string {
  const heading = escapeHtml(page.heading);
  const site = page.site === undefined ? '' : `<p class="site">${escapeHtml(page.site)}</p>`;
  const button = page.button === undefined ? '' : linkTo(page.button);
  const call = page.call === undefined ? '' : linkTo(page.call, ' class="call"');
  return (
    `<!doctype html><html lang="${escapeHtml(page.language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="robots" content="${robotsTag(false).content}">` +
    `<title>${page.status} - ${heading}</title><style>${STYLE}</style></head>` +
    `<body><main>${site}<p class="status">${page.status}</p><h1>${heading}</h1><p>${escapeHtml(page.text)}</p>` +
    `${button}${call}</main></body></html>`
  );
}
