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

const EXISTING = `{
  "dealerships": *[_type == "dealership"]{ "id": _id, "slug": slug.current },
  "shared": count(*[everyDealership == true && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])])
}`;

const OTHERS_OF_DEALERSHIPS = '*[(dealership._ref in $dealerships || _id in $drafts) && !(_id in $kept)]._id';

interface Existing {
  /** drafts too */
  readonly dealerships: readonly { readonly id: string; readonly slug: string | null }[];
  readonly shared: number;
}

/** The kits to write: those that no dealership has come from yet, or all of them. */
function missingKits(kits: readonly TenantKit[], { dealerships }: Existing, reset: boolean) {
  return kits.filter(({ slug }) => {
    const id = `dealership-${slug}`;
    const isThere = dealerships.some((one) => one.id === id || one.id === `drafts.${id}`);
    // Somebody made a dealership with this slug in the Studio.
    const isTaken = dealerships.some((one) => one.slug === slug && one.id.replace(/^drafts\./, '') !== id);
    return !isTaken && (reset || !isThere);
  });
}

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
 * Writes the kits whose dealerships are not there yet, in one transaction: all of them or none. Dealerships that are
 * there, and shared content if there is any, stay as they are unless a reset is asked for.
 */
export async function seedContent(options: SeedOptions): Promise<Seeded> {
  const { client, shared, render, reset } = options;
  const raw = client.withConfig({ perspective: 'raw' });
  const existing = await raw.fetch<Existing>(EXISTING);
  const kits = missingKits(options.kits, existing, reset);
  const writesShared = existing.shared === 0 || reset;
  if (kits.length === 0 && !writesShared) return null;

  const make = (assetIdOf: AssetIdOf) => [
    ...(writesShared ? sharedDocuments(shared, assetIdOf) : []),
    ...kits.flatMap((kit) => kitDocuments(kit, assetIdOf)),
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
