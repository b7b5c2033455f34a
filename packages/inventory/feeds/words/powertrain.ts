import type { Vehicle } from '../../vehicle.ts';
import { patternReader } from '../cells/words.ts';

export const readDrivetrain = patternReader<NonNullable<Vehicle['drivetrain']>>(
  [
    [/\b4wd\b|\b4x4\b|four[- ]wheel|4[- ]wheel/i, '4WD'],
    [/\bawd\b|all[- ]wheel|x-?drive|quattro|4matic|4motion|sh-awd|e-awd/i, 'AWD'],
    [/\bfwd\b|front[- ]wheel|\bff\b/i, 'FWD'],
    [/\brwd\b|rear[- ]wheel|\b2wd\b|\b4x2\b/i, 'RWD'],
  ],
  'a known drivetrain',
);

export const readTransmission = patternReader<NonNullable<Vehicle['transmission']>>(
  [
    [
      /auto|cvt|dct|dsg|pdk|tiptronic|steptronic|variable|dual[- ]clutch|direct drive|single[- ]speed|^a\d*$|\d+a\b|a\/t/i,
      'automatic',
    ],
    [/manual|stick|^m\d*$|\d+m\b|m\/t|\d[- ]sp(?:ee)?d$/i, 'manual'],
  ],
  'a known transmission',
);

/** The names that shoppers filter by. */
export const readFuel = patternReader<string>(
  [
    [/plug[- ]?in|phev/i, 'Plug-In Hybrid'],
    [/hybrid|hev\b|gas(?:oline)?\s*\/\s*electric|electric\s*\/\s*gas/i, 'Hybrid'],
    [/diesel|tdi|^d$/i, 'Diesel'],
    [/flex|e85|ethanol/i, 'Flex Fuel'],
    [/hydrogen|fuel cell/i, 'Hydrogen'],
    [/electric|\bbev\b|\bev\b|^e$/i, 'Electric'],
    [/gas|unleaded|petrol|premium|regular|^g$/i, 'Gasoline'],
    [/natural|cng|propane|lpg/i, 'Natural Gas'],
  ],
  'a known fuel',
);
