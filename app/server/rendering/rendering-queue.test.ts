import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRenderingQueues } from './rendering-queue.ts';

const tenant = 'alpha';
const flooding = { caller: '203.0.113.1', tenant };
const shopper = { caller: '203.0.113.2', tenant };

test('a caller has four sent forms at once, and another’s form does not wait for the rest', async () => {
  const { sentForms } = createRenderingQueues({ atOnce: 4, waiting: 8 });
  const running: string[] = [];
  const end = Promise.withResolvers<void>();
  const send = (name: string, owner: typeof flooding) =>
    sentForms.run(async () => {
      running.push(name);
      await end.promise;
    }, owner);
  const sent = Array.from({ length: 12 }, () => send('flood', flooding));
  await setTimeout(50);
  expect(running).toEqual(['flood', 'flood', 'flood', 'flood']);
  sent.push(send('shopper', shopper));
  await setTimeout(50);
  expect(running.at(-1)).toBe('shopper');
  expect(running).toHaveLength(5);
  end.resolve();
  await Promise.all(sent);
  expect(running).toHaveLength(13);
});
