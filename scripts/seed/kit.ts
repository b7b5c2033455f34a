import type { Language } from '@rooftop/tenancy/languages';
import type { z } from 'zod';

/** A document of a kit in its short form, as its file has it. */
export interface KitEntry {
  /** Where the document is written, for error messages: `tenants/summit/faqs.json, "oil"`. */
  readonly source: string;
  readonly type: string;
  /** Part of its ID `<type>-<dealership>-<key>`. Null if a dealership has only one document of this type. */
  readonly key: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The source data from which a dealership is created or recreated: its documents under version control, without logic
 * or secrets. Once the dealership is in the content lake, its editors own it and the kit is not applied again.
 */
export interface Kit {
  /** Name of the kit's folder in tenants/, which is the dealership's slug. */
  readonly slug: string;
  /** That folder. */
  readonly folder: URL;
  /** The first is the default, and the language of texts that don't name one. */
  readonly languages: readonly [Language, ...Language[]];
  /** Documents of one type are in the order that shoppers see. */
  readonly entries: readonly KitEntry[];
  /** Pictures by the name that documents use for them (pictures.json). */
  readonly pictures: ReadonlyMap<string, unknown>;
}

/** Folder in tenants/ with the content that all dealerships share, also part of its IDs. */
export const EVERY_DEALERSHIP = 'every-dealership';

/** A mistake in a kit. The message names the file and the field. */
export class KitError extends Error {}

/**
 * Validates a value of a kit.
 * @param source file and field
 * @throws KitError
 */
export function parseKit<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  source: string,
): z.infer<Shape> {
  const { data, error } = shape.safeParse(value);
  if (error === undefined) return data;
  const problems = error.issues.map(({ path, message }) => [...path, message].join(': '));
  throw new KitError(`${source}: ${problems.join('; ')}`);
}
