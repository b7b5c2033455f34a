import { expect, test } from 'vitest';
import { isIllustration, isPlaceholder } from './photo-rules.ts';

test.each([
  ['https://p.example/img/ComingSoon.jpg', true],
  ['https://p.example/photos-coming-soon_640.png', true],
  ['https://p.example/no_photo.gif', true],
  ['https://p.example/NoImage.jpg?w=640', true],
  ['https://p.example/image-not-available.jpg', true],
  ['https://p.example/Photo%20Unavailable.jpg', true],
  ['https://p.example/default_vehicle.png', true],
  ['placeholder.jpg', true],
  ['https://p.example/no-photo-shop/1.jpg', false],
  ['https://p.example/piano_photo.jpg', false],
  ['https://p.example/2021-nova-image-1.jpg', false],
  ['https://p.example/%E0%A4%A.jpg', false],
  ['UW4100-1.jpg', false],
])('%s is a placeholder: %j', (source, expected) => {
  expect(isPlaceholder(source)).toBe(expected);
});

test.each([
  ['UW4110-illustration-1.jpg', true],
  ['https://p.example/Illustration_2.png?w=640', true],
  ['https://p.example/illustrations/1.jpg', false],
  ['UW4110-1.jpg', false],
])('%s is an illustration: %j', (source, expected) => {
  expect(isIllustration(source)).toBe(expected);
});
