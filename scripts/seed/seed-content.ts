import type { SanityClient } from '@sanity/client';
import type { RenderPicture } from './draw-picture.ts';
import type { Kit } from './kit.ts';
import { type AssetIdOf, type KitDocument, kitDocuments } from './kit-documents.ts';
import { uploadPictures } from './upload-pictures.ts';

interface SeedOptions {
  /** Needs permission to write every dealership's documents. */
  readonly client: SanityClient;
  readonly kits: readonly Kit[];
  readonly shared: Kit;
  /** Draws pictures; tests use small ones. */
  readonly render: RenderPicture;
  /** Restores the kits' documents to their original state and deletes all other documents of these dealerships. */
  readonly reset: boolean;
}

/** Counts of what was written, or null if everything existed already. */
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
  /** Includes drafts. */
  readonly dealerships: readonly { readonly id: string; readonly slug: string | null }[];
  readonly shared: number;
}

/** Returns the kits to write: those whose dealership does not exist yet or, for a reset, all of them. */
function missingKits(kits: readonly Kit[], { dealerships }: Existing, reset: boolean) {
  return kits.filter(({ slug }) => {
    const id = `dealership-${slug}`;
    const isThere = dealerships.some((one) => one.id === id || one.id === `drafts.${id}`);
    // An editor created a different dealership with this slug in the Studio.
    const isTaken = dealerships.some((one) => one.slug === slug && one.id.replace(/^drafts\./, '') !== id);
    return !isTaken && (reset || !isThere);
  });
}

/** Finds the documents that a reset deletes: those of the dealerships that are not part of their kits. */
async function othersThan(client: SanityClient, kits: readonly Kit[], kept: readonly KitDocument[]) {
  const dealerships = kits.map(({ slug }) => `dealership-${slug}`);
  return client.fetch<string[]>(OTHERS_OF_DEALERSHIPS, {
    dealerships,
    drafts: dealerships.map((id) => `drafts.${id}`),
    kept: kept.map(({ _id }) => _id),
  });
}

/**
 * Writes the kits whose dealerships don't exist yet, in one transaction. Existing dealerships and existing shared
 * content stay unchanged unless a reset is requested.
 */
export async function seedContent(options: SeedOptions): Promise<Seeded> {
  const { client, shared, render, reset } = options;
  const raw = client.withConfig({ perspective: 'raw' });
  const existing = await raw.fetch<Existing>(EXISTING);
  const kits = missingKits(options.kits, existing, reset);
  const writesShared = existing.shared === 0 || reset;
  if (kits.length === 0 && !writesShared) return null;

  const make = (assetIdOf: AssetIdOf) => [
    ...(writesShared ? kitDocuments(shared, shared, assetIdOf) : []),
    ...kits.flatMap((kit) => kitDocuments(kit, shared, assetIdOf)),
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
