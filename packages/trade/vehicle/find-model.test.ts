import { expect, test } from 'vitest';
import { findModel } from './find-model.ts';

test.each([
  ['Honda', 'CR-V', 'honda crv'],
  ['honda', 'crv', 'honda crv'],
  ['HONDA', 'CR V Touring', 'honda crv'],
  ['Honda', 'Honda Civic EX', 'honda civic'],
  ['Ford', 'F150', 'ford f150'],
  ['Ford', 'F-150 XLT', 'ford f150'],
  ['Ford', 'F-250 Super Duty', 'ford superdutyf250'],
  ['Ford', 'Mustang Mach-E', 'ford mustangmache'],
  ['Ford', 'Mustang GT', 'ford mustang'],
  ['Chevy', 'Silverado', 'chevrolet silverado1500'],
  ['Chevrolet', 'Silverado 2500HD', 'chevrolet silverado2500'],
  ['Chevrolet', 'Silverado 2500 HD', 'chevrolet silverado2500'],
  ['Ram', '1500', 'ram 1500'],
  ['Ram', 'Ram 1500 Big Horn', 'ram 1500'],
  ['Dodge', 'Ram 1500', 'ram 1500'],
  ['Jeep', 'Grand Cherokee Laredo', 'jeep grandcherokee'],
  ['Jeep', 'Cherokee', 'jeep cherokee'],
  ['Jeep', 'Wrangler Unlimited', 'jeep wrangler'],
  ['Mazda', '3', 'mazda mazda3'],
  ['Mazda', 'Mazda 3', 'mazda mazda3'],
  ['BMW', '330i xDrive', 'bmw 3series'],
  ['Mercedes', 'C 300', 'mercedesbenz cclass'],
  ['VW', 'Golf GTI', 'volkswagen gti'],
  ['Mini Cooper', 'Countryman', 'mini countryman'],
  ['MINI', 'Mini Cooper', 'mini cooper'],
  ['Porsche', '911 Carrera', 'porsche 911'],
  ['Chrysler', 'Town & Country', 'chrysler towncountry'],
])('a %s %s is known as %s', (make, model, key) => {
  const found = findModel(make, model);
  expect(found?.key).toBe(key);
  expect(found?.priceWhenNew).toBeGreaterThan(1_500_000);
});

test.each([
  ['Honda', 'Spaceship', 'honda spaceship'],
  ['Maserati', 'Maserati Ghibli', 'maserati ghibli'],
  ['Lada', 'Niva', 'lada niva'],
  ['constructor', 'toString', 'constructor tostring'],
])('nothing is known of a %s %s', (make, model, key) => {
  expect(findModel(make, model)).toMatchObject({ key, priceWhenNew: null });
});

test.each(['', ' ', '–', '***'])('%j is no model', (model) => {
  expect(findModel('Honda', model)).toBeNull();
});
