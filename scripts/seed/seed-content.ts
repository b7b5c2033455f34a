import type { SanityClient } from '@sanity/client';
import type { SharedKit, TenantKit } from '../../tenants/tenant-kit.ts';
import type { Render } from './draw-picture.ts';
import { type AssetIdOf, type KitDocument, kitDocuments, sharedDocuments } from './kit-documents.ts';
import { uploadPictures } from './upload-pictures.ts';

export interface SeedOptions {
  /** may write every dealership's documents */
  readonly client: SanityClient;
  readonly kits: readonly TenantKit[];
  readonly shared: SharedKit;
  readonly platformDomain: string;
  /** draws pictures; a test draws them small */
  readonly render: Render;
  /** bring the kits' documents back to what they were, and delete everything else of these dealerships */
  readonly reset: boolean;
}

/** What was written; null when there was everything already. */
export type Seeded = {
  readonly dealerships: number;
  readonly documents: number;
  readonly pictures: number;
} | null;

const COUNTS = `{
  "dealerships": count(*[_type == "dealership"]),
  "shared": count(*[everyDealership == true && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])])
}`;

const OTHERS_OF_DEALERSHIPS = '*[(dealership._ref in $dealerships || _id in $drafts) && !(_id in $kept)]._id';

/** What a reset deletes: whatever the dealerships have beside what the kits give them. */
async function othersThan(client: SanityClient, kits: readonly TenantKit[], kept: readonly KitDocument[]) {
  const dealerships = kits.map(({ slug }) => `dealership-${slug}`);
  return client.fetch<string[]>(OTHERS_OF_DEALERSHIPS, {
    dealerships,
    drafts: dealerships.map((id) => `drafts.${id}`),
    kept: kept.map(({ _id }) => _id),
  });
}

/**
 * Fills an empty lake with the kits, in one transaction: it is there wholly or not at all. A lake that holds any
 * dealership keeps its dealerships, and one that holds anything shared keeps that, unless a reset is asked for.
 */
export async function seedContent(options: SeedOptions): Promise<Seeded> {
  const { client, shared, platformDomain, render, reset } = options;
  const raw = client.withConfig({ perspective: 'raw' });
  const existing = await raw.fetch<{ dealerships: number; shared: number }>(COUNTS);
  const kits = existing.dealerships === 0 || reset ? options.kits : [];
  const writesShared = existing.shared === 0 || reset;
  if (kits.length === 0 && !writesShared) return null;

  const make = (assetIdOf: AssetIdOf) => [
    ...(writesShared ? sharedDocuments(shared, assetIdOf) : []),
    ...kits.flatMap((kit) => kitDocuments(kit, platformDomain, assetIdOf)),
  ];
  const { assetIdOf, pictures } = await uploadPictures(client, make, render);
  const documents = make(assetIdOf);
  const transaction = client.transaction();
  if (reset) for (const id of await othersThan(raw, kits, documents)) transaction.delete(id);
  for (const document of documents) {
    if (reset) transaction.createOrReplace(document);
    else transaction.createIfNotExists(document);
  }
  await transaction.commit({ visibility: 'sync' });
  return { dealerships: kits.length, documents: documents.length, pictures };
}
