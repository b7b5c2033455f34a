import type { SanityClient } from '@sanity/client';
import type { TenantKit } from '../../tenants/tenant-kit.ts';
import type { Render } from './draw-picture.ts';
import { kitDocuments } from './kit-documents.ts';
import { uploadPictures } from './upload-pictures.ts';

export interface SeedOptions {
  /** may write every dealership's documents */
  readonly client: SanityClient;
  readonly kits: readonly TenantKit[];
  readonly platformDomain: string;
  /** draws pictures; a test draws them small */
  readonly render: Render;
  /** bring the kits' documents back to what they were, and delete everything else of these dealerships */
  readonly reset: boolean;
}

/** What was done; null when there were dealerships already and nothing was. */
export type Seeded = {
  readonly dealerships: number;
  readonly documents: number;
  readonly pictures: number;
} | null;

/**
 * Fills an empty lake with the kits, in one transaction: it is there wholly or not at all. A lake that holds any
 * dealership is left alone unless a reset is asked for.
 */
export async function seedContent(options: SeedOptions): Promise<Seeded> {
  const { client, kits, platformDomain, render, reset } = options;
  const raw = client.withConfig({ perspective: 'raw' });
  const existing = await raw.fetch<number>('count(*[_type == "dealership"])');
  if (existing > 0 && !reset) return null;

  const { assetIdOf, pictures } = await uploadPictures(client, kits, render);
  const documents = kits.flatMap((kit) => kitDocuments(kit, platformDomain, assetIdOf));
  const transaction = client.transaction();
  if (reset) {
    const dealerships = kits.map(({ slug }) => `dealership-${slug}`);
    const others = await raw.fetch<string[]>(
      '*[(dealership._ref in $dealerships || _id in $drafts) && !(_id in $kept)]._id',
      {
        dealerships,
        drafts: dealerships.map((id) => `drafts.${id}`),
        kept: documents.map(({ _id }) => _id),
      },
    );
    for (const id of others) transaction.delete(id);
  }
  for (const document of documents) {
    if (reset) transaction.createOrReplace(document);
    else transaction.createIfNotExists(document);
  }
  await transaction.commit({ visibility: 'sync' });
  return { dealerships: kits.length, documents: documents.length, pictures };
}
