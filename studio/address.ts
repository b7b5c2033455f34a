import { z } from 'zod';

const addressShape = z.object({
  projectId: z.string().min(1),
  dataset: z.string().min(1),
  /** URL of the platform's own content lake for browsers. Without it the content is in hosted Sanity. */
  apiHost: z.url().optional(),
  /** URL of the platform's studio API, which knows visitor statistics. Without it the Studio doesn't request them. */
  deskUrl: z.url().optional(),
});
type StudioAddress = z.infer<typeof addressShape>;

/**
 * Returns where the content is. The Studio is built once for all environments: the server sets the values in
 * /config.js, which runs first. The Sanity CLI loads this configuration without a page, where placeholder names are
 * enough.
 */
export function studioConfig(): StudioAddress {
  const config: unknown = Reflect.get(globalThis, 'rooftopConfig');
  if (config === undefined && Reflect.has(globalThis, 'process'))
    return { projectId: 'rooftop', dataset: 'production' };
  const parsed = addressShape.safeParse(config);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The Studio does not know where its content is: /config.js is missing or wrong.\n${z.prettifyError(parsed.error)}`,
  );
}
