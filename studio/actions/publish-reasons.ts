import { PUBLISH_REASONS } from '@rooftop/content/schema';
import { z } from 'zod';

const reasonsShape = z.array(z.looseObject({ _key: z.string() }));

/** So many reasons a document keeps. Its history has all of them. */
const KEPT = 20;

interface PublishReason {
  readonly reason: string;
  /** The warnings, as the Studio showed them. */
  readonly claims: readonly string[];
  /** ISO 8601. */
  readonly at: string;
}

/** Returns the document's reasons with one more, the newest first. */
export function addReason(document: object | null, { reason, claims, at }: PublishReason) {
  const earlier = document === null ? [] : Reflect.get(document, PUBLISH_REASONS);
  const known = reasonsShape.safeParse(earlier).data ?? [];
  const added = { _type: 'publishReason', _key: crypto.randomUUID(), reason, at, claims };
  return [added, ...known].slice(0, KEPT);
}
