import { FIELD_NAMES } from '@rooftop/inventory/feeds/fields';
import { FEED_FORMATS } from '@rooftop/inventory/feeds/source';
import { RefusedError } from '../refused-error.ts';

export const USAGE = `npm run inventory -- import  <dealership> [<source>] [--file <path>] [--force]
npm run inventory -- dry-run <dealership> [<source>] [--file <path>]
npm run inventory -- columns <dealership> [<source>] [--file <path>] [--save]
npm run inventory -- sources [<dealership>]
npm run inventory -- feeds-out [<dealership>]
npm run inventory -- history <dealership> [--limit 20]
npm run inventory -- source add    <dealership> <source> --file | --folder | --url <place> [settings]
npm run inventory -- source remove <dealership> <source>
npm run inventory -- photo-host <dealership> <source> <host>

<dealership>  its slug, such as lakeshore, or the id of its document
<source>      a name for the feed; left out: the only one there is

import    makes the inventory follow the feed; cars that it lacks become sold
          --file     reads this file instead of the source's place
          --force    also when more cars are missing than the guard allows
dry-run   shows what an import would do, and does nothing
columns   shows which column of a file is read as what, guesses included, and what nothing is read from
          --save     reads the source's feeds like that from now on
feeds-out shows for each feed to Google and Meta how many cars it holds, and why it lacks the others; fails when one is empty
photo-host  shows photos from this host too; an import says which hosts are missing
history   the latest imports, and why one was refused or failed

Settings of a source:
  --format ${FEED_FORMATS.join(' | ')}
  --every <minutes>         import it on this schedule
  --guard <percent>         refuse a feed that lacks more of the cars (40)
  --store <number>=<key>    a dealer number or name of the feed, and the store it means; may be repeated
  --default-store <key>     the store of cars for which the feed says none
  --column <field>=<header> a column that is not known by itself; may be repeated
  --photo-host <host>       photos are taken from there, *.example.com for all below it; may be repeated
  --photo-folder <path>     photos that the feed names by file, such as UW4100-1.jpg, are read from this folder
  --allow-private           the address may be in the own network, and without https

Fields: ${FIELD_NAMES.join(', ')}`;

/** Returns a RefusedError whose message ends with the usage. */
export const refusal = (message: string) => new RefusedError(`${message}\n\n${USAGE}`);
