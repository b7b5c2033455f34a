/** Tickets of previews: one for an editor's hour, and one for a link that is shared, which can be stopped. */
import { createStudioTicket, isStudioTicket, ticketEnd, TICKET_MS } from '../studio-ticket.ts';

/** Lifetime of a shared link in milliseconds: three days. */
export const SHARED_MS = 3 * 86_400_000;
/** ID of the link, then its ticket. */
const SHARED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(.+)$/;

const subjectOf = (dealership: string, link: string | null): string =>
  link === null ? dealership : `${dealership} ${link}`;

/** What a ticket says that we gave out. */
interface PreviewTicket {
  /** ID of the shared link. Null: the ticket is an editor's. */
  readonly link: string | null;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Creates a ticket for a dealership's preview.
 * @param link ID of the link to share. Null: the ticket is an editor's, for an hour
 * @param now milliseconds since 1970
 */
export function createPreviewTicket(
  key: Uint8Array,
  { dealership, link }: { readonly dealership: string; readonly link: string | null },
  now: number,
): string {
  const ticket = createStudioTicket(
    key,
    subjectOf(dealership, link),
    now,
    link === null ? TICKET_MS : SHARED_MS,
  );
  return link === null ? ticket : `${link}.${ticket}`;
}

/** Reads a ticket, also one that has ended. Returns null unless we gave it out for this dealership. */
export function readPreviewTicket(
  key: Uint8Array,
  dealership: string,
  written: string,
): PreviewTicket | null {
  const [, link = null, ticket = written] = SHARED.exec(written) ?? [];
  if (!isStudioTicket(key, subjectOf(dealership, link), ticket, 0)) return null;
  return { link, endsAt: ticketEnd(ticket) };
}
