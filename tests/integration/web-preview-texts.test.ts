/**
 * Edit marks over the shipped content: in a preview the texts of every kind of page say where they are written, and no mark
 * is where it would do harm. What shoppers get has none.
 */
import { VERCEL_STEGA_REGEX, vercelStegaDecode } from '@vercel/stega';
import { deriveKey } from '@rooftop/vault/derive-key';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudioTicket } from '#app/server/studio-ticket.ts';
import { readEditTarget } from '#app/site/preview/read-edit-target.ts';
import { readKits } from '../../scripts/seed/read-kits.ts';
import { seedContent } from '../../scripts/seed/seed-content.ts';
import { PAGES_OF_KINDS } from '../e2e/page-kinds.ts';
import { renderSmall } from '../support/small-pictures.ts';
import { type LakeProcess, startLake } from './lake-process.ts';
import { ask, startWeb, WEB_KEY, type WebProcess } from './web-fixtures.ts';

let lake: LakeProcess;
let web: WebProcess;

beforeAll(async () => {
  lake = await startLake();
  const kits = await readKits();
  await seedContent({ client: lake.administrator, ...kits, render: renderSmall, reset: false });
  web = await startWeb(lake.url, lake.database.url, { SANITY_API_TOKEN: lake.token, FEEDS: '' });
}, 120_000);
afterAll(async () => {
  await web.stop();
  await lake.stop();
});

const KEY = deriveKey(WEB_KEY, 'preview');

/** A page as an editor sees it, or as shoppers do. */
async function pageOf(slug: string, path: string, isPreview: boolean): Promise<string> {
  const ticket = createStudioTicket(KEY, `dealership-${slug}`, Date.now());
  const { status, body } = await ask(web.port, {
    host: `${slug}.platform.example`,
    path,
    headers: isPreview ? { Cookie: `preview=${ticket}` } : {},
  });
  expect([200, 404], `${slug} ${path}`).toContain(status);
  return body;
}

const marksIn = (text: string): string[] => text.match(VERCEL_STEGA_REGEX) ?? [];

/** Elements whose text nobody can click, or that is no text. */
const UNREAD = new Set(['title', 'option', 'style', 'script', 'textarea', 'noscript']);

interface Marks {
  readonly texts: string[];
  /** Where marks are that should not be there. */
  readonly misplaced: string[];
}

/** Collects the marks below a node. Remix sends the texts once more, in scripts. */
function collectMarks(node: DefaultTreeAdapterTypes.Node, marks: Marks): void {
  if ('attrs' in node)
    for (const { name, value } of node.attrs)
      if (marksIn(value).length > 0) marks.misplaced.push(`${node.tagName} ${name}`);
  if (node.nodeName === 'script' && 'attrs' in node && node.attrs.every(({ name }) => name !== 'type'))
    return;
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (!('value' in child)) collectMarks(child, marks);
    else if (UNREAD.has(node.nodeName))
      marks.misplaced.push(...marksIn(child.value).map(() => node.nodeName));
    else marks.texts.push(...marksIn(child.value));
  }
}

const PAGES = Object.entries(PAGES_OF_KINDS).flatMap(([slug, paths]) =>
  ['/', '/es', '/cars-for-sale', ...paths].map((path) => [slug, path] as const),
);

test.each(PAGES)('%s %s', async (slug, path) => {
  const marks: Marks = { texts: [], misplaced: [] };
  collectMarks(parse(await pageOf(slug, path, true)), marks);
  expect([...new Set(marks.misplaced)]).toEqual([]);
  expect(marks.texts.length).toBeGreaterThan(5);
  for (const text of marks.texts) {
    const mark = vercelStegaDecode<{ readonly edit?: string }>(text)?.edit ?? '';
    expect(readEditTarget(mark), mark).not.toBeNull();
  }
  expect(marksIn(await pageOf(slug, path, false))).toEqual([]);
});
