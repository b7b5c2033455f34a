/** An SVG of 1 KB that takes minutes to draw, uploaded over HTTP as an editor would. */
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';
import { quadrants } from '../../../tests/support/lake/assets.ts';

const filters =
  '<feTurbulence baseFrequency=".9" numOctaves="30"/><feGaussianBlur stdDeviation="300"/>'.repeat(9);
const bomb = (color: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000">' +
  `<filter id="f" x="0" y="0" width="1" height="1">${filters}</filter>` +
  `<rect width="4000" height="4000" fill="${color}" filter="url(#f)"/></svg>`;

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
  for (const letter of ['a', 'b']) {
    await lake.administrator.create({ _id: `workspace-${letter}`, _type: 'workspace', name: letter });
  }
});
afterAll(() => lake.stop());

function uploader(token: string) {
  return (body: BodyInit, signal?: AbortSignal) =>
    fetch(`${lake.url}/v2025-02-19/assets/images/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
      ...(signal === undefined ? {} : { signal }),
    });
}

/** Returns the clock ticks (10 ms) that the children of this process have used so far. */
async function childrenTicks(): Promise<number> {
  let ticks = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[1] === String(process.pid)) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks;
}

it('is refused after 5 s of processor time without blocking other uploads and images, and stops using the processor', async () => {
  const [attacker, editor] = await Promise.all(
    ['a', 'b'].map(async (letter) =>
      uploader(await lake.token({ tenant: `workspace-${letter}`, role: 'editor' })),
    ),
  );
  if (attacker === undefined || editor === undefined) throw new Error('The test needs two users.');
  const leaving = new AbortController();
  const started = performance.now();
  const ends: number[] = [];
  const bombs = [
    attacker(bomb('red'), leaving.signal),
    attacker(bomb('blue')),
    attacker(bomb('green'), leaving.signal),
  ].map((answer) =>
    answer
      .then(
        async (response) => [response.status, await response.text()],
        () => 'gone',
      )
      .finally(() => ends.push(performance.now() - started)),
  );
  await setTimeout(500);

  const bytes = new Uint8Array(await quadrants(300, 200).png().toBuffer());
  const uploaded = await editor(bytes);
  expect(uploaded.status).toBe(200);
  const { document } = await uploaded.json();
  const image = await fetch(`${lake.url}/${document.path}?w=40&fm=webp`);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(ends).toEqual([]);

  leaving.abort();
  const answers = await Promise.all(bombs);
  expect(answers[0]).toBe('gone');
  expect(answers[1]).toEqual([400, expect.stringContaining('takes too long to read')]);
  expect(answers[2]).toBe('gone');
  expect(Math.max(...ends)).toBeLessThan(100_000);

  const before = await childrenTicks();
  await setTimeout(500);
  expect((await childrenTicks()) - before).toBeLessThan(25);
});
