import type { ConversionEvent, UserData } from '@rooftop/leads/conversions/conversion';
import { hashedContact, hashedId } from '@rooftop/leads/conversions/user-data';
import type { PageEvent } from '@rooftop/platform/leads/lead-context';
import type { RequestContext } from '../context.server.ts';
import { withoutTicket } from '../http/ticket-path.ts';

/** Maximum length of a URL in an event. */
const LONGEST_URL = 2048;

/**
 * Creates an event for Meta, without its id. Returns null if the visitor has not consented or the dealership has no
 * pixel.
 */
export function metaEvent(
  { name, valueUsd, page, contact }: PageEvent,
  { dealership, origin, client, visitor, now }: MetaRequest,
): Omit<ConversionEvent, 'eventId'> | null {
  const { tracking } = visitor;
  const pixelId = dealership.trackers.metaPixelId;
  // Meta rejects website events without a user agent.
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
    sourceUrl: (origin + withoutTicket(page)).slice(0, LONGEST_URL),
    userData,
  };
}

/** The parts of a request that an event needs. */
type MetaRequest = Pick<RequestContext, 'dealership' | 'origin' | 'client' | 'visitor' | 'now'>;
