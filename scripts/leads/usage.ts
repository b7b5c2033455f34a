import { CHANNELS } from '@rooftop/leads/destination';
import { CommandError } from '../command-error.ts';

export const LEADS_USAGE = `npm run leads -- list    [<dealership>] [--waiting | --dead | --quarantined] [--limit 20]
npm run leads -- show    <dealership> <lead>
npm run leads -- replay  <dealership> <lead> [--again] [--to <address>]
npm run leads -- replay  --dead [<dealership>]
npm run leads -- release <dealership> <lead>
npm run leads -- test    <dealership> [--channel ${CHANNELS.join(' | ')}]

<dealership>  its slug, such as lakeshore, or the id of its document
<lead>        its number, as shown in mails and by list, or the code that the shopper has, such as LK-7Q4M;
              each dealership numbers its own leads

list      the latest leads and their status
          --waiting      leads with deliveries on their way
          --dead         leads with deliveries that were given up
          --quarantined  leads held back because they look like spam
show      one lead: its content, destinations, and every delivery attempt
replay    sends the failed deliveries of a lead again, now; a lead that had no
          recipient goes to those in the dealership's current settings
          --again        also sends the successful deliveries again
          --to           sends it as text mail to this address instead
          --dead         sends all deliveries that were given up
release   sends a lead that was held back
test      sends a test lead to every recipient of a dealership's leads about a car, and waits for the result
          --channel      uses only this channel`;

/** Returns a CommandError whose message ends with the usage. */
export const leadsUsageError = (message: string) => new CommandError(`${message}\n\n${LEADS_USAGE}`);
