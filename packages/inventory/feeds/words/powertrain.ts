import type { Vehicle } from '../../vehicle.ts';
import { NOTHING, type Reader } from '../cells/reading.ts';
import { onlyReader, patternReader } from '../cells/pattern-reader.ts';

/** "2WD" and "4x2" don't say which axle is driven. */
const readAxles = onlyReader<NonNullable<Vehicle['drivetrain']> | 'two-wheel'>(
  [
    [/\b4wd\b|\b4x4\b|four[- ]wheel[- ]drive|4[- ]wheel[- ]drive|^four[- ]wheel$/i, '4WD'],
    [/\bawd\b|all[- ]wheel|x-?drive|quattro|4matic|4motion/i, 'AWD'],
    [/\bfwd\b|front[- ]wheel/i, 'FWD'],
    [/\brwd\b|rear[- ]wheel(?![- ]steer)/i, 'RWD'],
    [/^(?!.*(?:fwd|rwd|front|rear)).*(?:\b2wd\b|\b4x2\b|two[- ]wheel|2[- ]wheel)/i, 'two-wheel'],
  ],
  'a known drivetrain',
);

export const readDrivetrain: Reader<NonNullable<Vehicle['drivetrain']>> = (text) => {
  const reading = readAxles(text);
  if ('problem' in reading) return reading;
  return { value: reading.value === 'two-wheel' ? null : reading.value };
};

/** An automatic that can also be shifted by hand: "Automatic with manual mode", "Automated manual". */
const BY_HAND = /(?<=(?:automated|auto-?shift|with|w\/|\+)\s*)manual[- ]?(?:shift(?:ing)?|mode)?/gi;

const readGears = onlyReader<NonNullable<Vehicle['transmission']>>(
  [
    [
      /\bauto|cvt|\bdct\b|\bdsg\b|\bpdk\b|tiptronic|steptronic|variable|dual[- ]clutch|direct drive|single[- ]speed|^a\d*$|\b\d+-?a\b|\ba\/t\b/i,
      'automatic',
    ],
    [/manual|\bstick\b|^m\d*$|\b\d+-?m\b|\bm\/t\b/i, 'manual'],
  ],
  'a known transmission',
);

/** Reads transmissions. A number of gears alone ("6-Speed") doesn't say who shifts them. */
export const readTransmission: Reader<NonNullable<Vehicle['transmission']>> = (text) => {
  if (/^\d{1,2}[- ]?sp(?:ee)?d$/i.test(text)) return NOTHING;
  return readGears(/\bauto|cvt|\bdct\b/i.test(text) ? text.replaceAll(BY_HAND, '') : text);
};

/** The names that shoppers filter by. */
export const readFuel = patternReader<string>(
  [
    [/plug[- ]?in|phev/i, 'Plug-In Hybrid'],
    [/hybrid|hev\b|gas(?:oline)?\s*\/\s*electric|electric\s*\/\s*gas/i, 'Hybrid'],
    [/diesel|tdi|^d$/i, 'Diesel'],
    [/flex|e85|ethanol/i, 'Flex Fuel'],
    [/hydrogen|fuel cell/i, 'Hydrogen'],
    [/electric|\bbev\b|\bev\b|^e$/i, 'Electric'],
    [/natural|cng|propane|lpg/i, 'Natural Gas'],
    [/gas|unleaded|petrol|premium|regular|^g$/i, 'Gasoline'],
  ],
  'a known fuel',
);
