import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UnrenderedPicture } from './draw-picture.ts';
import { keepPictures } from './kept-pictures.ts';

const drawing = (text: string, width: number | null = 100): UnrenderedPicture => ({
  name: 'drawing',
  original: Buffer.from(text),
  format: 'svg',
  width,
});

let folder: string;
let rendered: string[];
const render = async ({ original }: UnrenderedPicture) => {
  rendered.push(original.toString());
  return { bytes: Buffer.from(`picture of ${original.toString()}`), format: 'webp' };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('draws a picture once, and again when the drawing or its width changes', async () => {
  rendered = [];
  const kept = keepPictures(folder, render);
  for (const one of [drawing('a'), drawing('a'), drawing('b'), drawing('a', 200), drawing('a')])
    expect((await kept(one)).bytes.toString()).toBe(`picture of ${one.original.toString()}`);
  expect(rendered).toEqual(['a', 'b', 'a']);
  expect(await readdir(folder)).toHaveLength(3);
});

test('does not keep a file that is uploaded unchanged', async () => {
  rendered = [];
  const kept = keepPictures(folder, render);
  await kept(drawing('photo', null));
  await kept(drawing('photo', null));
  expect(rendered).toEqual(['photo', 'photo']);
});

test('works without a folder to write to', async () => {
  rendered = [];
  const file = join(folder, 'file');
  await writeFile(file, '');
  const kept = keepPictures(file, render);
  expect((await kept(drawing('c'))).format).toBe('webp');
  expect(rendered).toEqual(['c']);
});
