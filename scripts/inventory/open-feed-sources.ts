import { createContent } from '@rooftop/content/create-content';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import type { Pool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { pino } from 'pino';
import type { FeedContext } from '@rooftop/platform/feeds-out/dealership-feeds';
import { createFeedSources } from '@rooftop/platform/feeds-out/feed-sources';
import { createPublicOrigin } from '@rooftop/platform/hosts/public-origin';
import { readHostHolders } from '@rooftop/platform/hosts/host-holders';
import { createRegistry } from '@rooftop/platform/hosts/registry';
import { createInventory } from '@rooftop/platform/inventory/create-inventory';
import { createPhotoHosts, readPhotoHosts } from '@rooftop/platform/images/allowed-photo-hosts';
import { createPictureAddresses } from '@rooftop/platform/images/picture-addresses';
import { createPriceNotes, englishPriceNote } from '#app/vehicles/inventory/price-note.server.ts';
import { createWording } from '#app/locales/wording.server.ts';
import { readContentApi } from '../content-api.ts';

/**
 * Opens the data sources that outgoing feeds are built from, passes them to a callback, and closes them again.
 * @param pool needs three connections
 */
export async function withFeedSources<Result>(
  pool: Pool,
  use: (sources: readonly FeedContext[]) => Promise<Result>,
): Promise<Result> {
  const env = readEnvironment(
    ['SANITY_API_TOKEN', 'PUBLIC_SCHEME', 'PLATFORM_DOMAIN', 'PORT', 'TRUST_PROXY'],
    process.env,
  );
  const onFailure = (error: unknown) => {
    throw error;
  };
  const client = createSanityClient({ ...readContentApi(process.env), token: env.SANITY_API_TOKEN });
  const content = createContent({ client, log: pino({ level: 'silent' }) });
  const inventory = await createInventory({ pool, priceNote: englishPriceNote, onFailure });
  const hosts = await createPhotoHosts({
    read: () => readPhotoHosts(pool),
    onFailure,
  });
  const sources = createFeedSources({
    content,
    inventory,
    pictures: (dealership) =>
      createPictureAddresses({
        edition: '',
        takesFrom: (source) => hosts.allows(dealership, source),
        photoVersion: () => '',
      }),
    priceNoteIn: createPriceNotes(await createWording()),
    hosts: createRegistry({
      dealerships: () => content.dealerships(),
      readHolders: () => readHostHolders(pool),
      platformDomain: env.PLATFORM_DOMAIN,
      onFailure,
    }),
    publicOrigin: createPublicOrigin(env),
    domain: env.PLATFORM_DOMAIN,
  });
  try {
    return await use(await sources());
  } finally {
    hosts.close();
    content.close();
    await inventory.close();
  }
}
