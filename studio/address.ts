import { z } from 'zod';

const addressShape = z.object({
  projectId: z.string().min(1),
  dataset: z.string().min(1),
  /** where browsers reach the platform's own lake; without it the content is in hosted Sanity */
  apiHost: z.url().optional(),
  /** the platform's own host, which knows what visitors did; absent: nobody asks it */
  deskUrl: z.url().optional(),
});
export type StudioAddress = z.infer<typeof addressShape>;

/**
 * Where the content is. The Studio is built once and for all places: whoever serves it says so in /config.js, which
 * runs before it. The Sanity CLI loads the configuration without a page; names suffice there.
 */
export function studioAddress(): StudioAddress {
  const given: unknown = Reflect.get(globalThis, 'rooftopConfig');
  if (given === undefined && Reflect.has(globalThis, 'process'))
    return { projectId: 'rooftop', dataset: 'production' };
  const parsed = addressShape.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The Studio does not know where its content is: /config.js is missing or wrong.\n${z.prettifyError(parsed.error)}`,
  );
}
