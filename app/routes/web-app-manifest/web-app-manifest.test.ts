import { expect, test } from 'vitest';
import { testContent, testContext, testDealership, testSettings } from '../../../tests/support/website.ts';
import { loader } from './route.ts';

const request = new Request('http://alpha.example/site.webmanifest');
const mark = {
  asset: { _id: 'image-mark-64x64-svg', width: 64, height: 64, lqip: null },
  alt: '' as const,
  crop: null,
  hotspot: null,
};

test('names the dealership and its icons as PNG on its brand color', async () => {
  const settings = { ...testSettings(), logos: { onLight: null, onDark: null, mark } };
  const context = testContext({
    content: testContent({ settings: async () => settings }),
    imageUrl: (_image, { width, height, format, background }) =>
      `/mark.svg?w=${width}&h=${height}&fm=${format}&bg=${background}`,
  });
  const answer = await loader({ context, params: {}, request });
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject({
    name: 'Alpha Motors',
    start_url: '/',
    theme_color: '#0b4a5e',
    icons: [
      { src: '/mark.svg?w=192&h=192&fm=png&bg=#0b4a5e', sizes: '192x192', type: 'image/png' },
      { src: '/mark.svg?w=512&h=512&fm=png&bg=#0b4a5e', sizes: '512x512', type: 'image/png' },
    ],
  });
});

test('without an icon it names the initial', async () => {
  const context = testContext({ dealership: testDealership() });
  const { icons } = await (await loader({ context, params: {}, request })).json();
  expect(icons).toEqual([{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]);
});
