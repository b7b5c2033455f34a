import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/** Bytes. A hostname has at most 253 characters. */
const MAX_BYTES = 1024;

const bodyShape = z.object({ host: z.string().min(1).max(253) });

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
  try {
    return bodyShape.parse(JSON.parse(Buffer.concat(parts).toString())).host;
  } catch {
    return null;
  }
}
