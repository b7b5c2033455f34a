import type { Vehicle } from '../../vehicle.ts';
import { patternReader } from '../cells/words.ts';

/** Reads "new or used" columns. 0 and 1 follow the order of the column's name, "New/Used". */
export const readCondition = patternReader<{ condition: Vehicle['condition']; isCertified: boolean }>(
  [
    [/certified|^cpo$|^c$/i, { condition: 'used', isCertified: true }],
    [/^(?:n|new|0|new vehicles?|demo)$/i, { condition: 'new', isCertified: false }],
    [
      /^(?:u|used|1|pre-?owned|used vehicles?|pre-?owned vehicles?)$/i,
      { condition: 'used', isCertified: false },
    ],
  ],
  'new, used or certified',
);

export const readStatus = patternReader<Vehicle['status']>(
  [
    [/^(?:sold|s|delivered|wholesaled?)$/i, 'sold'],
    [/pending|deposit|hold|reserved/i, 'pending'],
    [/coming|transit|inbound|on order|arriving|recon/i, 'coming-soon'],
    [/^(?:a|active|available|in[- ]?stock|for sale|live|on lot|frontline ready|1|yes|true)$/i, 'available'],
  ],
  'a status',
);
