import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/** Bytes. A name of a host has 253 characters at most. */
const MAX_BYTES = 1024;

const bodyShape = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ host: z.string().min(1).max(253) }));

/** Reads a host from a small JSON body. Returns null if the body is anything else, or too long. */
export async function readHost(incoming: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > MAX_BYTES) return null;
    parts.push(bytes);
  }
  return bodyShape.safeParse(Buffer.concat(parts).toString('utf8')).data?.host ?? null;
}
