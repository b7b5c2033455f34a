import { z } from 'zod';

/** The id of a draft. Editors may choose an id only if it is a UUID. @param n distinguishes drafts */
export const draftId = (n: number): string => `drafts.00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** What an attacker knows and may do, as plain data for its process. */
export const targetShape = z.object({
  web: z.object({ port: z.string(), host: z.string() }),
  /** Host of the platform itself, with the Studio API. */
  platformHost: z.string(),
  lakeUrl: z.string(),
  studioUrl: z.string(),
  dealership: z.string(),
  /** Of an editor of the attacking dealership. */
  editorToken: z.string(),
  /** Of its lead staff, who have entered a second factor. */
  staffToken: z.string(),
  /** Identifies the build, as browsers do in requests for routes. */
  build: z.string(),
  /** Paths of all pictures on its search page. */
  pictures: z.array(z.string()),
  /** Path in the lake of one of its images. */
  image: z.string(),
});
export type Target = z.infer<typeof targetShape>;
