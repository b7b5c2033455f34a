import { CHANNELS } from '@rooftop/leads/destination';
import { RefusedError } from '../refused-error.ts';

export const USAGE = `npm run leads -- list    [<dealership>] [--waiting | --dead | --quarantined] [--limit 20]
npm run leads -- show    <dealership> <number>
npm run leads -- replay  <dealership> <number> [--again] [--to <address>]
npm run leads -- replay  --dead [<dealership>]
npm run leads -- release <dealership> <number>
npm run leads -- test    <dealership> [--channel ${CHANNELS.join(' | ')}]

<dealership>  its slug, such as lakeshore, or the id of its document
<number>      of the lead, as mails and list show it: each dealership counts its own

list      the latest leads and what became of them
          --waiting      some of their deliveries are on their way
          --dead         some of their deliveries were given up
          --quarantined  held back because they look like spam
show      one lead: all that it says, where it goes, and every attempt
replay    makes the deliveries of a lead that did not arrive once more, now; a lead
          that had nowhere to go goes where the dealership's settings say today
          --again        also those that did
          --to           as text mail to this address instead
          --dead         all that were given up
release   sends a lead on its way that was held back
test      sends a test lead to everybody who gets a dealership's leads about a car, and waits for what happens
          --channel      by this channel only`;

/** Returns a RefusedError whose message ends with the usage. */
export const refusal = (message: string) => new RefusedError(`${message}\n\n${USAGE}`);
