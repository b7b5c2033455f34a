import { expect, it } from 'vitest';
import { readBodyStyle } from './body-style.ts';
import { normalizeColor } from './color.ts';
import { readCondition, readStatus } from './condition.ts';
import { fixCase, normalizeMake, normalizeModel } from './names.ts';
import { readDrivetrain, readFuel, readTransmission } from './powertrain.ts';

it.each([
  [readBodyStyle, '4D Sport Utility', 'suvs'],
  [readBodyStyle, 'SUV', 'suvs'],
  [readBodyStyle, '4D Crew Cab', 'trucks'],
  [readBodyStyle, 'Extended Cab Pickup', 'trucks'],
  [readBodyStyle, '4D Sedan', 'sedans'],
  [readBodyStyle, '4dr Car', 'sedans'],
  [readBodyStyle, '2D Coupe', 'coupes'],
  [readBodyStyle, '5D Hatchback', 'hatchbacks'],
  [readBodyStyle, '4D Wagon', 'wagons'],
  [readBodyStyle, '2D Convertible', 'convertibles'],
  [readBodyStyle, 'Mini-van, Passenger', 'minivans'],
  [readBodyStyle, '3D Cargo Van', 'commercial'],
  [readBodyStyle, 'Cab & Chassis', 'commercial'],
  [readDrivetrain, 'Four Wheel Drive', '4WD'],
  [readDrivetrain, '4x4', '4WD'],
  [readDrivetrain, 'AWD', 'AWD'],
  [readDrivetrain, 'Front-wheel Drive', 'FWD'],
  [readDrivetrain, '2WD', 'RWD'],
  [readTransmission, 'A', 'automatic'],
  [readTransmission, '8-Speed Automatic w/OD', 'automatic'],
  [readTransmission, 'CVT', 'automatic'],
  [readTransmission, 'M', 'manual'],
  [readTransmission, '6-Speed Manual', 'manual'],
  [readTransmission, '6-Speed', 'manual'],
  [readFuel, 'Gasoline Fuel', 'Gasoline'],
  [readFuel, 'Gas/Electric Hybrid', 'Hybrid'],
  [readFuel, 'Plug-in Hybrid', 'Plug-In Hybrid'],
  [readFuel, 'Electric', 'Electric'],
  [readFuel, 'Diesel', 'Diesel'],
  [readFuel, 'E85 Flex Fuel', 'Flex Fuel'],
  [readCondition, 'N', { condition: 'new', isCertified: false }],
  [readCondition, 'Used', { condition: 'used', isCertified: false }],
  [readCondition, '0', { condition: 'new', isCertified: false }],
  [readCondition, '1', { condition: 'used', isCertified: false }],
  [readCondition, 'Certified Pre-Owned', { condition: 'used', isCertified: true }],
  [readStatus, 'In Stock', 'available'],
  [readStatus, 'Sale Pending', 'pending'],
  [readStatus, 'In-Transit', 'coming-soon'],
  [readStatus, 'SOLD', 'sold'],
] as const)('%o parses %s', (read, text, value) => {
  expect(read(text)).toEqual({ value });
});

it.each([
  ['CHEVY', 'Chevrolet'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['bmw', 'BMW'],
  ['KIA', 'Kia'],
  ['LAND ROVER', 'Land Rover'],
  ['VINFAST', 'Vinfast'],
])('spells the make %s as %s', (text, make) => {
  expect(normalizeMake(text)).toBe(make);
});

it.each([
  ['Ford', 'F150', 'F-150'],
  ['Honda', 'CR-V', 'CR-V'],
  ['Honda', 'CRV HYBRID', 'CR-V HYBRID'],
  ['Toyota', 'rav4', 'RAV4'],
  ['Toyota', 'RAV4 Hybrid', 'RAV4 Hybrid'],
  ['Jeep', 'GRAND CHEROKEE', 'Grand Cherokee'],
  ['Chevrolet', 'SILVERADO 1500', 'Silverado 1500'],
  ['Ram', 'Ram 1500', '1500'],
  ['Kia', 'RIO', 'Rio'],
  ['Mercedes-Benz', 'c class', 'C-Class'],
  ['Mazda', 'MX-5 Miata', 'MX-5 Miata'],
])('spells the %s %s as %s', (make, text, model) => {
  expect(normalizeModel(text, make)).toBe(model);
});

it.each([
  ['OXFORD WHITE', 'Oxford White'],
  ['BLK MET', 'Black Metallic'],
  ['Glacier White Pearl', 'Glacier White Pearl'],
  ['Constructor Gray', 'Constructor Gray'],
])('spells the paint %s as %s', (text, paint) => {
  expect(normalizeColor(text)).toBe(paint);
});

it.each([
  ['XLT', 'XLT'],
  ['BIG HORN', 'Big Horn'],
  ['EX-L', 'EX-L'],
  ['LIMITED', 'Limited'],
  ['Sport Touring', 'Sport Touring'],
])('spells the trim %s as %s', (text, trim) => {
  expect(fixCase(text)).toBe(trim);
});
