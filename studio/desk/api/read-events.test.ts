import type { LeadChanged } from '@rooftop/leads/inbox/inbox-api';
import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

const change: LeadChanged = {
  id: '0199c2f4-0000-7000-8000-000000000001',
  number: 7,
  isNew: true,
  by: 'Núria',
};

test.each([1, 3, 1000])('reads events that arrive in pieces of %d bytes', async (size) => {
  const bytes = new TextEncoder().encode(
    `: open\n\ndata: ${JSON.stringify(change)}\n\n: still here\n\nevent: lead\ndata: ${JSON.stringify({ ...change, isNew: false })}\n\n`,
  );
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const told: LeadChanged[] = [];
  expect(await readEvents(stream, (one) => void told.push(one))).toBe(false);
  expect(told).toEqual([change, { ...change, isNew: false }]);
});

test('tells that newer windows have taken the place of this one', async () => {
  const stream = new Blob([': open\n\nevent: replaced\n\n']).stream();
  expect(await readEvents(stream, () => {})).toBe(true);
});
