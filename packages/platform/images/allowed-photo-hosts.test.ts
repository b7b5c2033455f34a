import { expect, it, test } from 'vitest';
import { createPhotoHosts } from './allowed-photo-hosts.ts';

const lists = [
  { dealership: 'alpha', hosts: ['photos.example.com'], folder: null },
  { dealership: 'alpha', hosts: ['*.cdn.example'], folder: '/feeds/alpha' },
  { dealership: 'beta', hosts: ['beta.example.com'], folder: null },
];
const onFailure = (error: unknown): never => {
  throw error;
};

test.each([
  ['https://photos.example.com/1.jpg?w=1', true],
  ['UW4100-1.jpg', true],
  ['../UW4100-1.jpg', false],
  ['https://PHOTOS.example.com/1.jpg', true],
  ['https://a.b.cdn.example/1.jpg', true],
  ['https://cdn.example/1.jpg', false],
  ['https://evilcdn.example/1.jpg', false],
  ['https://photos.example.com.evil.example/1.jpg', false],
  ['https://photos.example.com@evil.example/1.jpg', false],
  ['https://me:secret@photos.example.com/1.jpg', false],
  ['https://photos.example.com:8443/1.jpg', false],
  ['http://photos.example.com/1.jpg', false],
  ['file://photos.example.com/etc/passwd', false],
  ['https://beta.example.com/1.jpg', false],
  ['https://127.0.0.1/1.jpg', false],
  ['no address', false],
])('of %s: %s', async (source, takes) => {
  const hosts = await createPhotoHosts({ read: async () => lists, onFailure });
  expect(hosts.allows('alpha', source)).toBe(takes);
  expect(hosts.allows('gamma', source)).toBe(false);
  hosts.close();
});

it('reports dealerships whose photo sources changed, so that cached pages are invalidated', async () => {
  const changed: string[] = [];
  let known = lists.slice(0, 1);
  const hosts = await createPhotoHosts({
    read: async () => structuredClone(known),
    onFailure,
    onChange: (dealership) => changed.push(dealership),
  });
  expect(hosts.allows('alpha', 'UW4100-1.jpg')).toBe(false);
  await hosts.refresh();
  known = lists.slice(0, 2);
  await hosts.refresh();
  expect([changed, hosts.allows('alpha', 'UW4100-1.jpg')]).toEqual([['alpha'], true]);
  known = lists;
  await hosts.refresh();
  expect(changed).toEqual(['alpha', 'beta']);
  hosts.close();
});

it('keeps the last list until a new one can be read', async () => {
  const troubles: unknown[] = [];
  let asked = 0;
  const hosts = await createPhotoHosts({
    read: async () => {
      asked += 1;
      if (asked > 1) throw new Error('away');
      return lists;
    },
    onFailure: (error) => troubles.push(error),
    everyMs: 5,
  });
  await expect.poll(() => troubles.length).toBeGreaterThan(0);
  expect(hosts.allows('beta', 'https://beta.example.com/1.jpg')).toBe(true);
  hosts.close();
});
