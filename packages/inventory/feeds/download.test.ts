import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { download } from './download.ts';
import { FeedError } from './feed-row.ts';
import { isPublicAddress } from './public-ip-address.ts';
import { withFile } from '../../../tests/support/feeds.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(answer: RequestListener): Promise<string> {
  const made = createServer(answer);
  server = made;
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve);
  });
  const address = made.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const fetchInto = (url: string, options: Partial<Parameters<typeof download>[2]> = {}) =>
  withFile('', async (path) => ({
    result: await download(url, path, { allowPrivate: true, etag: null, ...options }),
    text: await readFile(path, 'utf8'),
  }));

describe('download', () => {
  it('follows redirects, unpacks, signs in, and requests only newer versions', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/old') return response.writeHead(302, { location: '/feed' }).end();
      if (request.headers.authorization !== `Basic ${btoa('dealer:p@ss')}`) {
        return response.writeHead(401).end();
      }
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end();
      return response.writeHead(200, { etag: '"1"', 'content-encoding': 'gzip' }).end(gzipSync('VIN,Make'));
    });
    const signedIn = `${url.replace('//', '//dealer:p%40ss@')}/old`;
    expect(await fetchInto(signedIn)).toEqual({ result: { kind: 'written', etag: '"1"' }, text: 'VIN,Make' });
    expect((await fetchInto(signedIn, { etag: '"1"' })).result).toEqual({ kind: 'same' });
    await expect(fetchInto(`${url}/feed`)).rejects.toThrow('answered 401');
  });

  it.each<{ story: string; answer: RequestListener; timeoutMs?: number; says: RegExp }>([
    { story: 'never ends', answer: (_, to) => to.write('x'), timeoutMs: 300, says: /longer than 0.3 s/ },
    { story: 'is too long', answer: (_, to) => to.end('x'.repeat(2000)), says: /longer than 1000 bytes/ },
    {
      story: 'exceeds the limit when unpacked',
      answer: (_, to) => to.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1e6))),
      says: /longer than 1000 bytes/,
    },
    {
      story: 'is cut off',
      answer: (_, to) => {
        to.writeHead(200, { 'content-length': '500' }).write('x');
        setTimeout(() => to.destroy(), 20);
      },
      says: /could not be fetched/,
    },
    {
      story: 'redirects forever',
      answer: (_, to) => to.writeHead(302, { location: '/' }).end(),
      says: /more than 3 times/,
    },
  ])('rejects a feed that $story', async ({ answer, timeoutMs = 60_000, says }) => {
    const url = await serve(answer);
    const failing = fetchInto(url, { maxBytes: 1000, timeoutMs });
    await expect(failing).rejects.toThrow(says);
    await expect(failing).rejects.toBeInstanceOf(FeedError);
  });
});

describe('URLs outside the public Internet', () => {
  it.each([
    'http://example.com/feed',
    'https://127.0.0.1/feed',
    'https://0x7f.1/feed',
    'https://2130706433/feed',
    'https://[::1]/feed',
    'https://[::ffff:10.0.0.1]/feed',
    'https://localhost/feed',
  ])('rejects %s', async (url) => {
    await expect(fetchInto(url, { allowPrivate: false })).rejects.toBeInstanceOf(FeedError);
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::ffff:169.254.169.254', false],
    ['64:ff9b::a00:1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['2002:a00:1::', false],
    ['::ffff:8.8.8.8', true],
    ['5f00::1', false],
    ['3fff::1', false],
    ['::ffff:0:7f00:1', false],
    ['::2:3', false],
    ['4000::1', false],
    ['192.88.99.1', false],
    ['example.com', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
