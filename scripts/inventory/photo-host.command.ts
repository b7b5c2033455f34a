import { feedSourceShape } from '@rooftop/inventory/feeds/source';
import { findSource, saveSource } from '@rooftop/inventory/storage/sources';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { sourceName } from './choose-source.ts';
import type { InventoryServices } from './inventory-services.ts';

export const allowPhotoHostCommand = defineCommand({
  name: 'inventory photo-host',
  summary: 'allows photos from a host; an import reports hosts that are not allowed',
  positionals: ['dealership', 'source', 'host'],
  input: z.object({
    dealership: dealershipName,
    source: sourceName,
    host: z.string().toLowerCase().describe('a hostname, *.example.com for all its subdomains'),
  }),
  async run({ pool, say }: InventoryServices, { dealership, source, host }) {
    const saved = await findSource(pool, dealership, source);
    const photoHosts = [...new Set([...(saved?.settings.photoHosts ?? []), host])];
    if (saved === null || !feedSourceShape.shape.photoHosts.safeParse(photoHosts).success) {
      say('There is no such source, or the host is not a valid hostname.');
      return false;
    }
    await saveSource(pool, dealership, source, { ...saved.settings, photoHosts });
    say(`Photos from ${host} are shown within a minute.`);
    return true;
  },
});
