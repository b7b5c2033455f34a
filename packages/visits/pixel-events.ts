import { AD_TAG_VALUES } from './ad-tags.ts';
import type { Fact } from './facts.ts';
import { trackingEvent } from './tracking-event.ts';

/** An event of Meta's pixel. */
interface PixelEvent {
  readonly name: string;
  /** Whether Meta knows the name. It takes others as custom events. */
  readonly isStandard: boolean;
  readonly valueUsd: number;
  /** The server reports the event under this id already. Null for one that the browser chooses. */
  readonly id: string | null;
  /** Whether the browser asks the server to report it as well, under the same id. */
  readonly hasTwin: boolean;
  readonly vin?: string;
}

const STANDARD: ReadonlySet<string> = new Set([
  'Contact',
  'CustomizeProduct',
  'Lead',
  'PageView',
  'Schedule',
  'SubmitApplication',
  'ViewContent',
]);

type Details = Partial<Omit<PixelEvent, 'name' | 'isStandard'>>;
const pixel = (name: string, valueUsd: number, details: Details = {}): PixelEvent => ({
  name,
  isStandard: STANDARD.has(name),
  valueUsd,
  id: null,
  hasTwin: false,
  ...details,
});

/** The pixel's event of a fact, or null (spec 7, internal events; spec 9). */
export function pixelEvent(fact: Fact): PixelEvent | null {
  if (fact.kind === 'pageViewed' && fact.route !== 'vehicle') return pixel('PageView', 0, { hasTwin: true });
  if (fact.kind === 'vehicleViewed')
    return pixel('ViewContent', AD_TAG_VALUES.view_item, { vin: fact.vehicle.vin });
  if (fact.kind === 'phoneClicked') return pixel('ClickToCall', 5, { hasTwin: true });
  // The server hears of a chat by /api/conversation.
  if (fact.kind === 'conversationStarted')
    return pixel('ConversationStarted', 10, { id: fact.eventId, hasTwin: fact.channel === 'message' });
  if (fact.kind === 'formSent' && fact.event !== null)
    return pixel(fact.event.name, fact.event.valueUsd, { id: fact.event.id });
  const configured = trackingEvent(fact);
  return configured === null ? null : pixel(configured, 0);
}
