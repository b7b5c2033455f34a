import type { ContentSourceMap } from '@sanity/client';
import { vercelStegaDecode } from '@vercel/stega';
import { expect, test } from 'vitest';
import { withEditMarks } from './edit-marks.ts';

/** What the text at `$['text']` says of where it is written. */
function markOf(path: string, id = 'page-alpha', text: unknown = 'Winter tires'): unknown {
  const sourceMap: ContentSourceMap = {
    documents: [{ _id: id, _type: 'page' }],
    paths: [path],
    mappings: { "$['text']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } } },
  };
  const marked = withEditMarks({ text }, sourceMap);
  expect(marked).toEqual({ text: expect.stringMatching(/^Winter tires/) });
  return vercelStegaDecode<{ readonly edit: string }>(JSON.stringify(marked))?.edit;
}

test.each([
  ["$['title']['en']", 'title.en'],
  ["$['blocks'][?(@._key=='a1')]['heading']['es']", 'blocks[_key=="a1"].heading.es'],
  [
    "$['body']['en'][?(@._key=='b2')]['children'][?(@._key=='c3')]['text']",
    'body.en[_key=="b2"].children[_key=="c3"].text',
  ],
  ["$['body']['en'][3]['children'][0]['text']", 'body.en[3].children[0].text'],
])('%s is %s', (path, expected) => {
  expect(markOf(path)).toBe(`id=page-alpha;type=page;path=${expected}`);
});

test('a text of a draft opens the document', () => {
  expect(markOf("$['title']['en']", 'drafts.page-alpha')).toBe('id=page-alpha;type=page;path=title.en');
});

test.each([
  "$['phone']",
  "$['price']",
  "$['slug']['current']",
  "$['hours']['monday']['open']",
  "$['link']['href']",
  "$['picture']['alt']['en']",
  "$['seo']['title']['en']",
])('%s has no mark', (path) => {
  expect(markOf(path)).toBeUndefined();
});
