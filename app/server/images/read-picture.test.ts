import { expect, test } from 'vitest';
import type { Visit } from '../visit.ts';
import { testDealership } from '../../../tests/support/website.ts';
import { moved } from '../../http/image-responses.ts';
import { readPicture } from './read-picture.ts';

const visit: Visit = {
  requestId: '1',
  dealership: testDealership(),
  origin: 'http://alpha.example',
  ipAddress: null,
  route: '',
};
const routes = {
  '/photos/*': async (request: Request) => {
    expect(request.headers.get('cookie')).toBeNull();
    const { pathname } = new URL(request.url);
    if (pathname === '/photos/gone') return moved('/vehicles/drawn');
    return pathname === '/photos/private' ? null : new Response(pathname);
  },
  '/vehicles/*': async () => new Response('drawn'),
};

test.each([
  ['/photos/one', '/photos/one'],
  ['/photos/gone', 'drawn'],
  ['/vehicles/drawn', 'drawn'],
])('reads %s through its request handler', async (address, text) => {
  expect(Buffer.from((await readPicture(address, visit, routes)) ?? []).toString()).toBe(text);
});

test('does not read non-public images, and ignores other URLs', async () => {
  await expect(readPicture('/photos/private', visit, routes)).rejects.toThrow('404 for /photos/private');
  expect(readPicture('/images/one', visit, routes)).toBeNull();
  expect(readPicture('https://photos.example/photos/one', visit, routes)).toBeNull();
});
