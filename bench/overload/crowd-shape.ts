import { z } from 'zod';

/** What a crowd asks for. */
export const crowdShape = z.object({
  port: z.coerce.number(),
  host: z.string(),
  seconds: z.number(),
  connections: z.number(),
  requests: z.array(z.object({ path: z.string(), address: z.string() })),
});
export type Crowd = z.input<typeof crowdShape>;

export const crowdResultShape = z.object({
  /** Answers, refusals included. */
  perSecond: z.number(),
  /** Share of the answers that were refusals. */
  refused: z.number(),
  /** Connections that broke. */
  errors: z.number(),
  /** Milliseconds until an answer. */
  p50: z.number(),
  p99: z.number(),
});
export type CrowdResult = z.infer<typeof crowdResultShape>;
