import { chatOrigins } from '@rooftop/content/documents/dealership/chat';
import type { Trackers } from '@rooftop/content/documents/dealership/trackers';
import type { SiteRequest } from '../site-request.ts';

/** Origins that a page's content policy allows its trackers. */
export interface TrackerSources {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
}

export const NO_TRACKERS: TrackerSources = { scripts: [], images: [], connections: [], frames: [] };

const TAGS = 'https://www.googletagmanager.com';
/** Where Analytics sends, by region. Google publishes the patterns, which don't match a host without a region. */
const ANALYTICS = [
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const PIXEL = 'https://connect.facebook.net';
const PIXEL_EVENTS = 'https://www.facebook.com';

/** The origins of a dealership's trackers: of those that it has an ID for, and no others. */
export function trackerSources({ measurementIds, tagContainer, metaPixelId }: Trackers): TrackerSources {
  const analytics = measurementIds.length > 0;
  const container = tagContainer !== null;
  const origins = tagContainer?.origins ?? [];
  const pixel = metaPixelId !== null;
  const google = analytics || container;
  const sent = [...(google ? ANALYTICS : []), ...(pixel ? [PIXEL_EVENTS] : []), ...origins];
  return {
    scripts: [...(google ? [TAGS] : []), ...(pixel ? [PIXEL] : []), ...origins],
    images: sent,
    connections: [...sent, ...(pixel ? [PIXEL] : [])],
    frames: container ? [TAGS, ...origins] : [],
  };
}

/** What decides whether a page may load anything of others. */
interface ThirdPartyPage extends Pick<SiteRequest, 'frames' | 'hasTicket' | 'dealership'> {
  /** Whether it is a form of ours in a frame, as its `page.ts` says. */
  readonly isFrame: boolean;
}

/**
 * The origins of trackers that a page may load. None in a form of ours in a frame and none beside it, because they
 * could read it, and none on a page whose URL has a ticket, which they would send.
 */
export function sourcesOfPage({
  isFrame,
  frames,
  hasTicket = false,
  dealership,
}: ThirdPartyPage): TrackerSources {
  return isFrame || hasTicket || frames?.includes("'self'")
    ? NO_TRACKERS
    : trackerSources(dealership.trackers);
}

/**
 * The origins of the chat service that a page may load. None in a form of ours in a frame, none on a page that names its
 * frames, such as one with a lender's form, and none on a page whose URL has a ticket, which the service would learn.
 */
export function chatOfPage({
  isFrame,
  frames,
  hasTicket = false,
  dealership,
}: ThirdPartyPage): readonly string[] {
  return isFrame || hasTicket || frames !== undefined ? [] : chatOrigins(dealership.chat);
}
