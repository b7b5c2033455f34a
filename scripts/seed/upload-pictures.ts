import { availableParallelism } from 'node:os';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { PictureSource } from './picture.ts';
import { type UnrenderedPicture, type RenderPicture, drawPicture, fingerprintOf } from './draw-picture.ts';
import type { AssetIdOf } from './kit-documents.ts';

/** Marks files that came from kits. Their source id is the drawing's fingerprint. */
const SOURCE = 'tenants';
const uploadedShape = z.array(z.object({ _id: z.string(), fingerprint: z.string() }));

const keyOf = (folder: string, source: PictureSource) => JSON.stringify([folder, source]);

/** Builds documents, given the ids of their pictures. */
type MakeDocuments = (assetIdOf: AssetIdOf) => unknown;

/** Collects every picture that the documents use, once for each folder of tenants/ that references it. */
function picturesOf(makeDocuments: MakeDocuments): ReadonlyMap<string, Promise<UnrenderedPicture>> {
  const drawings = new Map<string, Promise<UnrenderedPicture>>();
  makeDocuments((folder, source) => {
    const key = keyOf(folder, source);
    if (!drawings.has(key)) drawings.set(key, drawPicture(folder, source));
    return key;
  });
  return drawings;
}

/**
 * Uploads the pictures that documents use to the lake, each file once, and skips those already there.
 * @returns the files' ids and their number
 */
export async function uploadPictures(
  client: SanityClient,
  makeDocuments: MakeDocuments,
  render: RenderPicture,
) {
  const drawings = await Promise.all(
    [...picturesOf(makeDocuments)].map(async ([key, drawing]) => [key, await drawing] as const),
  );
  const byFingerprint = new Map(drawings.map(([, drawing]) => [fingerprintOf(drawing), drawing]));
  const uploaded = uploadedShape.parse(
    await client.fetch(
      '*[_type == "sanity.imageAsset" && source.name == $source]{ _id, "fingerprint": source.id }',
      { source: SOURCE },
    ),
  );
  const ids = new Map(uploaded.map(({ _id, fingerprint }) => [fingerprint, _id]));

  // Workers share one queue. Drawing is CPU-bound, so more of them would only use more memory.
  const missing = [...byFingerprint].filter(([fingerprint]) => !ids.has(fingerprint)).values();
  const upload = async () => {
    for (const [fingerprint, drawing] of missing) {
      const { bytes, format } = await render(drawing);
      const { _id } = await client.assets.upload('image', bytes, {
        filename: `${drawing.name}.${format}`,
        source: { id: fingerprint, name: SOURCE },
      });
      ids.set(fingerprint, _id);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, upload));

  const fingerprints = new Map(drawings.map(([key, drawing]) => [key, fingerprintOf(drawing)]));
  const assetIdOf: AssetIdOf = (folder, source) => {
    const id = ids.get(fingerprints.get(keyOf(folder, source)) ?? '');
    if (id === undefined) throw new Error(`${folder}: ${JSON.stringify(source)} was not uploaded`);
    return id;
  };
  return { assetIdOf, pictures: byFingerprint.size };
}
