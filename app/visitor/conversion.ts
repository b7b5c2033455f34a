import type { ConversionEvent, UserData } from '@rooftop/leads/conversions/conversion';
import { hashedContact, hashedId } from '@rooftop/leads/conversions/user-data';
import type { LeadContact } from '@rooftop/leads/lead';
import type { RequestContext } from '../context.server.ts';

/** Something that happened on a page, and what it is worth. */
export interface Happening {
  readonly name: string;
  /** US dollars (spec 9) */
  readonly valueUsd: number;
  /** path of the page, without query */
  readonly page: string;
  /** what the visitor has just told of himself; null: nothing */
  readonly contact: LeadContact | null;
}

/** Of an address, as an event may hold it. */
const LONGEST_URL = 2048;

/**
 * An event for Meta, complete but for its id. null: nothing may be told of this visitor, or nobody wants to hear it.
 * @param pixelId of the dealership's settings
 */
export function metaEvent(
  { name, valueUsd, page, contact }: Happening,
  { dealership, origin, client, visitor, now }: MetaRequest,
  pixelId: string | null,
): Omit<ConversionEvent, 'eventId'> | null {
  const { tracking } = visitor;
  // Without a browser's name Meta takes no event of a website.
  if (tracking === null || pixelId === null || client.userAgent === null) return null;
  const { fbp, fbc } = tracking;
  const userData: UserData = {
    ...(contact !== null && hashedContact(contact)),
    ...(visitor.id !== null && { external_id: hashedId(visitor.id) }),
    ...(client.ipAddress !== null && { client_ip_address: client.ipAddress }),
    client_user_agent: client.userAgent.slice(0, 1000),
    ...(fbp !== null && { fbp }),
    ...(fbc !== null && { fbc }),
  };
  return {
    provider: 'meta',
    dealership: dealership.id,
    pixelId,
    eventName: name,
    eventTime: Math.floor(now.getTime() / 1000),
    valueUsd,
    sourceUrl: (origin + page).slice(0, LONGEST_URL),
    userData,
  };
}

/** What of a request an event is made from. */
export type MetaRequest = Pick<RequestContext, 'dealership' | 'origin' | 'client' | 'visitor' | 'now'>;
