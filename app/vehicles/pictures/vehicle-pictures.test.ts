import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import { expect, it, test } from 'vitest';
import { createPictureAddresses } from '@rooftop/platform/images/picture-addresses';
import { testContext } from '../../../tests/support/website.ts';
import { vehicleCardPicture, vehiclePictures } from './vehicle-pictures.server.ts';

const [any] = generateListings(1);
const car = (fields: Partial<Listing> = {}): Listing => {
  if (any === undefined) throw new Error('No listing was made.');
  return {
    ...any,
    vin: '1FTFW1E50MFA00001',
    year: 2021,
    make: 'Kia',
    model: 'Sportage',
    bodyStyle: 'suvs',
    exteriorColor: 'Rojo',
    photos: [],
    manufacturerPhotos: [],
    ...fields,
  };
};
const photos = ['https://photos.example.com/1.jpg', 'https://photos.example.com/2.jpg'];

it('shows the photos of a car in order, and no drawing', () => {
  const views = vehiclePictures(car({ photos }), testContext());
  expect(views.map(({ drawnLabel, alt }) => [drawnLabel, alt])).toEqual([
    [null, '2021 Kia Sportage, photo 1 of 2'],
    [null, '2021 Kia Sportage, photo 2 of 2'],
  ]);
  expect(new Set(views.map(({ src }) => src)).size).toBe(2);
  expect(vehicleCardPicture(car({ photos }), testContext()).src).toBe(views[0]?.src);
});

it("shows the manufacturer's photos last on its page and first in searches", () => {
  const listing = car({ photos, manufacturerPhotos: ['https://maker.example.com/1.jpg'] });
  const views = vehiclePictures(listing, testContext());
  expect(views.map(({ alt }) => alt)).toEqual([
    '2021 Kia Sportage, photo 1 of 2',
    '2021 Kia Sportage, photo 2 of 2',
    '2021 Kia Sportage, manufacturer photo',
  ]);
  expect(vehicleCardPicture(listing, testContext()).src).toBe(views[2]?.src);
});

it('does not call a picture a photo whose file name says that it is drawn', () => {
  const listing = car({ photos: ['UW4110-illustration-1.jpg', 'UW4110-2.jpg'] });
  expect(vehiclePictures(listing, testContext()).map(({ drawnLabel, alt }) => [drawnLabel, alt])).toEqual([
    ['Illustration', 'Illustration of a 2021 Kia Sportage, 1 of 2'],
    [null, '2021 Kia Sportage, photo 2 of 2'],
  ]);
});

it('does not reveal where a photo comes from', () => {
  expect(JSON.stringify(vehiclePictures(car({ photos }), testContext()))).not.toContain('photos.example');
});

test.each([
  ['without photos', car()],
  ['with photos from hosts that its dealership does not allow', car({ photos })],
])('draws a car %s', (_, listing) => {
  const pictures = createPictureAddresses({
    edition: 'test',
    takesFrom: () => false,
    photoVersion: () => '',
  });
  const views = vehiclePictures(listing, testContext({ pictures }));
  expect(views.map(({ src, drawnLabel }) => [src, drawnLabel])).toEqual([
    ['/vehicles/test/compact-suv-red?w=640', 'Illustration'],
  ]);
  expect(vehicleCardPicture(listing, testContext({ pictures })).src).toBe(views[0]?.src);
});

test.each([
  [{ model: 'Concept', bodyStyle: null, exteriorColor: null }, 'mid-sedan-silver'],
  [{ model: 'Concept', bodyStyle: 'trucks', exteriorColor: 'Midnight Blue' }, 'crew-pickup-navy'],
  [{ model: 'Telluride' }, 'three-row-suv-red'],
] as const)('draws a car with %j as %s', (fields, name) => {
  expect(vehicleCardPicture(car(fields), testContext()).src).toContain(`/${name}?`);
});

it("labels a drawing in the visitor's language, and never calls it a photo", () => {
  const { drawnLabel, alt } = vehicleCardPicture(car(), testContext({ locale: 'es' }));
  expect(drawnLabel).toBe('Ilustración');
  expect(alt).toBe('Ilustración de un 2021 Kia Sportage visto de lado');
});

it('reserves the same space for every image', () => {
  const context = testContext({ locale: 'es' });
  const views = [car(), car({ photos })].flatMap((listing) => [
    vehicleCardPicture(listing, context),
    ...vehiclePictures(listing, context),
  ]);
  for (const { width, height, placeholder, srcSet, alt } of views) {
    expect(width / height).toBe(1.6);
    expect(placeholder).toMatch(/^data:image\/svg\+xml;base64,[\w+/=]+$/);
    expect(srcSet).toMatch(/400w, .+640w, .+960w/);
    expect(alt).toContain('2021 Kia Sportage');
    expect(alt).not.toMatch(/Drawing|photo|\{\{/);
  }
});
