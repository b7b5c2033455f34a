import { FIELD_NAMES } from '@rooftop/inventory/feeds/feed-fields';
import { FEED_FORMATS } from '@rooftop/inventory/feeds/source';
import { CommandError } from '../command-error.ts';

export const INVENTORY_USAGE = `npm run inventory -- import  <dealership> [<source>] [--file <path>] [--force]
npm run inventory -- dry-run <dealership> [<source>] [--file <path>]
npm run inventory -- columns <dealership> [<source>] [--file <path>] [--save]
npm run inventory -- sources [<dealership>]
npm run inventory -- feeds-out [<dealership>]
npm run inventory -- history <dealership> [--limit 20]
npm run inventory -- history <dealership> <vin>
npm run inventory -- verify [<dealership>]
npm run inventory -- source add    <dealership> <source> --file | --folder | --url <place> [settings]
npm run inventory -- source remove <dealership> <source>
npm run inventory -- photo-host <dealership> <source> <host>

<dealership>  its slug, such as lakeshore, or the id of its document
<source>      a name for the feed; if omitted, the only one

import    updates the inventory from the feed; cars missing from it become sold
          --file     reads this file instead of the source's location
          --force    imports even if more cars are missing than the guard allows, and prices that fall by more than 80 %
dry-run   shows what an import would do, without changing anything
columns   shows which column is read as which field and why, guesses included, and which columns are unused
          --save     uses these columns for the source from now on
          Both read a file with --file even if there is no source yet, with the settings given
feeds-out shows how many cars each Google and Meta feed contains, and why others are missing; fails if a feed is empty
photo-host  allows photos from this host; an import reports hosts that are not allowed
history   the latest imports, and why one was refused or failed; of a car: what was advertised and when, and what each
          import changed
verify    computes the log of what was advertised again, entry by entry, and names the first one that was changed or is
          missing; fails if there is one. Keep its last hash elsewhere: a log written anew has another one

Settings of a source:
  --format ${FEED_FORMATS.join(' | ')}
  --every <minutes>         import it on this schedule
  --guard <percent>         refuse a feed in which more than this share of the cars is missing (40)
  --store <number>=<key>    maps a dealer number or name in the feed to a store; may be repeated
  --default-store <key>     the store of cars for which the feed names none
  --column <field>=<header> maps a column that is not recognized; may be repeated
  --photo-host <host>       allows photos from this host, *.example.com for all its subdomains; may be repeated
  --photo-folder <path>     photos that the feed names by file, such as UW4100-1.jpg, are read from this folder
  --allow-private           allows a private network address, and http

Fields: ${FIELD_NAMES.join(', ')}`;

/** Returns a CommandError whose message ends with the usage. */
export const inventoryUsageError = (message: string) => new CommandError(`${message}\n\n${INVENTORY_USAGE}`);
