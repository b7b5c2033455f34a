import { type InboxRefusal, inboxRefusalShape } from '@rooftop/leads/inbox/inbox-api';
import type { z } from 'zod';
import { language, words } from '../wording/words.ts';

/** What came of a request: data, or why there are none. */
export type ApiResult<Found> =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'refused'; readonly refusal: InboxRefusal };

const refused = (refusal: InboxRefusal) => ({ kind: 'refused', refusal }) as const;

/** Reads why a request was refused, in the language of the browser where the reason is a common one. */
export async function readRefusal(response: Response): Promise<InboxRefusal> {
  const read = inboxRefusalShape.safeParse(await response.json());
  const refusal = read.success ? read.data : { message: words.failed };
  return { ...refusal, message: messageOf(refusal, response.status) };
}

function messageOf({ needsCode, reason, message }: InboxRefusal, status: number): string {
  if (needsCode) return words.codeNeeded;
  if (reason !== undefined) return words.refusals[reason];
  if (status === 403) return words.noRight;
  // The desk and the platform are of different versions, because the page was open during an update.
  if (status === 405) return words.outdated;
  return language === 'en' ? message : (words.refusedBy[status] ?? words.failed);
}

/** Reads the response to a request as data of a shape. Never rejects. */
export async function ask<Found>(
  request: Promise<Response>,
  shape: z.ZodType<Found>,
): Promise<ApiResult<Found>> {
  try {
    const response = await request;
    if (!response.ok) return refused(await readRefusal(response));
    const read = shape.safeParse(await response.json());
    return read.success ? { kind: 'found', found: read.data } : refused({ message: words.outdated });
  } catch {
    return refused({ message: words.unreachable });
  }
}
