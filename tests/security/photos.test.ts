import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPhoto, PhotoError } from '@rooftop/platform/images/fetch-photo';
import { OTHER_HOST, PHOTO_HOST, startPhotoServer } from './photo-server.ts';

let stop = () => {};
afterEach(() => stop());

const onList = (source: string): boolean =>
  URL.canParse(source) && new URL(source).origin === `https://${PHOTO_HOST}`;

/** Fetches a photo from a server that responds with `answer`. */
async function fetchFrom(answer: RequestListener, timeoutMs = 10_000) {
  const server = await startPhotoServer(answer);
  stop = () => server.stop();
  const { connect, lookedUp } = server;
  const options = { takes: onList, connect, maxBytes: 1000, timeoutMs };
  const bytes = await fetchPhoto(`https://${PHOTO_HOST}/1.jpg`, options).catch((error: unknown) => error);
  return { bytes, lookedUp };
}

describe('photos are fetched', () => {
  it('by a name that is resolved once, even if DNS changes', async () => {
    const { bytes, lookedUp } = await fetchFrom((_, to) => to.end('photo'));
    expect(String(bytes)).toBe('photo');
    expect(lookedUp).toEqual([PHOTO_HOST]);
  });

  it('through redirects to listed hosts', async () => {
    const { bytes } = await fetchFrom((asked, to) =>
      asked.url === '/1.jpg' ? to.writeHead(301, { location: '/2.jpg' }).end() : to.end('photo'),
    );
    expect(String(bytes)).toBe('photo');
  });

  it('without cookies, credentials, or visitor data', async () => {
    let headers = {};
    await fetchFrom((asked, to) => {
      headers = asked.headers;
      to.end('photo');
    });
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
  });
});

describe('photos are not fetched', () => {
  it.each<{ story: string; answer: RequestListener; timeoutMs?: number; says: RegExp }>([
    {
      story: 'through a redirect off the list',
      answer: (_, to) => to.writeHead(302, { location: `https://${OTHER_HOST}/` }).end(),
      says: /not allowed from elsewhere/,
    },
    {
      story: 'through a redirect inside',
      answer: (_, to) => to.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data' }).end(),
      says: /not allowed from 169/,
    },
    {
      story: 'through a redirect without TLS',
      answer: (_, to) => to.writeHead(302, { location: `http://${PHOTO_HOST}/` }).end(),
      says: /not allowed from/,
    },
    {
      story: 'through a redirect to a file',
      answer: (_, to) => to.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      says: /not allowed from/,
    },
    {
      story: 'through a redirect that is no address',
      answer: (_, to) => to.writeHead(302, { location: 'https://[' }).end(),
      says: /no valid URL/,
    },
    {
      story: 'in a circle',
      answer: (_, to) => to.writeHead(302, { location: '/1.jpg' }).end(),
      says: /more than 2 times/,
    },
    { story: 'when there is none', answer: (_, to) => to.writeHead(404).end(), says: /responded with 404/ },
    {
      story: 'when they are too long',
      answer: (_, to) => to.end('x'.repeat(1001)),
      says: /larger than 1000/,
    },
    {
      story: 'when they never end',
      answer: (_, to) => to.write('x'),
      timeoutMs: 300,
      says: /longer than 0.3 s/,
    },
    { story: 'when nobody answers', answer: () => {}, timeoutMs: 300, says: /longer than 0.3 s/ },
    {
      story: 'when they are cut off',
      answer: (_, to) => {
        to.writeHead(200, { 'content-length': '500' }).write('x');
        setTimeout(() => to.destroy(), 20);
      },
      says: /could not be fetched|cut off/,
    },
  ])('$story', async ({ answer, timeoutMs, says }) => {
    const { bytes } = await fetchFrom(answer, timeoutMs);
    expect(bytes).toBeInstanceOf(PhotoError);
    expect(String(bytes)).toMatch(says);
  });

  it('with a certificate for another host', async () => {
    const server = await startPhotoServer((_, to) => to.end('photo'));
    stop = () => server.stop();
    const { connect } = server;
    const stranger = 'https://stranger.example.com/1.jpg';
    await expect(fetchPhoto(stranger, { takes: () => true, connect })).rejects.toThrow(
      /could not be fetched/,
    );
  });

  it.each([
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/',
  ])('from the IP address %s, whatever the list says', async (source) => {
    await expect(fetchPhoto(source, { takes: () => true })).rejects.toThrow(/not allowed from/);
  });

  it('from a name that resolves to an internal IP address', async () => {
    const fetching = fetchPhoto('https://localhost/', { takes: () => true, timeoutMs: 5000 });
    await expect(fetching).rejects.toThrow(/not at a public address/);
  });
});
