import { expect, test } from 'vitest';
import { trackersShape } from './trackers.ts';

const NONE = { measurementIds: [], tagContainer: null, metaPixelId: null };
const ID = 'GTM-AB12CD3';

test.each([
  [{ measurementIds: ['G-AB12CD34EF', 'UA-1234-1', 'G-1; *'] }, { measurementIds: ['G-AB12CD34EF'] }],
  [
    {
      tagContainer: {
        id: ID,
        origins: [
          'https://tags.example:8443',
          'https://*.example',
          'http://a.example',
          'https://a.example/x',
        ],
      },
    },
    { tagContainer: { id: ID, origins: ['https://tags.example:8443'] } },
  ],
  [{ tagContainer: { id: 'GTM-AB12; script-src *', origins: [] } }, {}],
  [{ metaPixelId: '1234567890' }, { metaPixelId: '1234567890' }],
  [{ metaPixelId: '1/../2' }, {}],
])('%j is read as %j', (written, read) => {
  expect(trackersShape.parse({ ...NONE, ...written })).toEqual({ ...NONE, ...read });
});
