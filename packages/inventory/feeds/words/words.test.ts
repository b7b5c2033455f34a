import { expect, it } from 'vitest';
import { readBodyStyle } from './body-style-words.ts';
import { normalizeColor } from './color.ts';
import { fixCase, normalizeModel, splitMake } from './names.ts';
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
  [readBodyStyle, 'SUV/Crossover', 'suvs'],
  [readDrivetrain, 'Four Wheel Drive', '4WD'],
  [readDrivetrain, '4x4', '4WD'],
  [readDrivetrain, 'AWD', 'AWD'],
  [readDrivetrain, 'Front-wheel Drive', 'FWD'],
  [readDrivetrain, 'Rear-Wheel Drive (4x2)', 'RWD'],
  [readDrivetrain, '2WD', null],
  [readDrivetrain, '4x2', null],
  [readDrivetrain, 'Two Wheel Drive', null],
  [readTransmission, 'A', 'automatic'],
  [readTransmission, '8-Speed Automatic w/OD', 'automatic'],
  [readTransmission, 'CVT', 'automatic'],
  [readTransmission, 'M', 'manual'],
  [readTransmission, '6-Speed Manual', 'manual'],
  [readTransmission, '6-Speed', null],
  [readTransmission, '6-Speed Automatic with Manual Mode', 'automatic'],
  [readTransmission, 'Automated Manual', 'automatic'],
  [readTransmission, '6-Speed Manual Shift', 'manual'],
  [readFuel, 'Gasoline Fuel', 'Gasoline'],
  [readFuel, 'Gas/Electric Hybrid', 'Hybrid'],
  [readFuel, 'Plug-in Hybrid', 'Plug-In Hybrid'],
  [readFuel, 'Electric', 'Electric'],
  [readFuel, 'Diesel', 'Diesel'],
  [readFuel, 'E85 Flex Fuel', 'Flex Fuel'],
  [readFuel, 'Compressed Natural Gas', 'Natural Gas'],
] as const)('%o parses %s', (read, text, value) => {
  expect(read(text)).toEqual({ value });
});

it.each([
  [readBodyStyle, '4dr'],
  [readBodyStyle, 'Car'],
  [readBodyStyle, 'CARS & TRUCKS & VANS'],
  [readBodyStyle, 'Sedan/Coupe'],
  [readDrivetrain, '4WD/2WD'],
  [readDrivetrain, 'AWD or FWD'],
  [readTransmission, 'Manual/Automatic'],
  [readTransmission, 'Standard'],
] as const)('%o does not take %s for more than it says', (read, text) => {
  expect(read(text)).toEqual({ problem: expect.stringContaining(text) });
});

it.each([
  ['CHEVY', 'Chevrolet'],
  ['mercedes benz', 'Mercedes-Benz'],
  ['bmw', 'BMW'],
  ['KIA', 'Kia'],
  ['LAND ROVER', 'Land Rover'],
  ['VINFAST', 'Vinfast'],
  ['Alfa', 'Alfa Romeo'],
  ['Infinity', 'Infiniti'],
  ['Ram Truck', 'Ram'],
  ['Chevrolet Trucks', 'Chevrolet'],
])('spells the make %s as %s', (text, make) => {
  expect(splitMake(text)).toEqual({ make, rest: '' });
});

it.each([
  ['Mercedes-Benz Sprinter', '2500', 'Mercedes-Benz', 'Sprinter 2500'],
  ['Mini Cooper', 'COUNTRYMAN', 'MINI', 'Cooper Countryman'],
  ['MINI COOPER', 'Cooper S', 'MINI', 'Cooper S'],
  ['RANGE ROVER', 'SPORT', 'Land Rover', 'Range Rover Sport'],
  ['Mercedes-AMG', 'C 63', 'Mercedes-Benz', 'AMG C 63'],
  ['Dodge Ram', '1500', 'Ram', '1500'],
])('reads %s and %s as %s %s', (makeCell, modelCell, make, model) => {
  const split = splitMake(makeCell);
  expect([split.make, normalizeModel(modelCell, split.make, split.rest)]).toEqual([make, model]);
});

it.each([
  ['Ford', 'F150', 'F-150'],
  ['Honda', 'CR-V', 'CR-V'],
  ['Honda', 'CRV HYBRID', 'CR-V Hybrid'],
  ['Toyota', 'TOYOTA RAV4 HYBRID', 'RAV4 Hybrid'],
  ['Ford', 'F150 SUPERCREW', 'F-150 SuperCrew'],
  ['Chevrolet', 'SILVERADO 1500 LD', 'Silverado 1500 LD'],
  ['BMW', '330I XDRIVE', '330i xDrive'],
  ['BMW', '750LI', '750Li'],
  ['Volvo', 'XC90 T6', 'XC90 T6'],
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
