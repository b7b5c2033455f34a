import { BROWSER_EVENTS, type BrowserEvent } from '@rooftop/leads/conversions/browser-events';
import { z } from 'zod';

const isBrowserEvent = (name: string): name is BrowserEvent => Object.hasOwn(BROWSER_EVENTS, name);

const eventName = z.string().refine(isBrowserEvent);
const eventId = z.string().regex(/^[\w.:-]{8,100}$/);
/** A path of our website, without its query, which may contain personal data. */
const page = z
  .string()
  .max(2048)
  .regex(/^\/(?!\/)/)
  .transform((path) => path.split(/[?#]/, 1)[0] ?? '/')
  .catch('/');

/**
 * Request body of spec 7, which contains name and id twice. Value, time, contact, address, and browser in it are not
 * trusted: the value is ours, and the rest comes from the request or from a lead.
 */
export const browserEventShape = z
  .object({
    eventName: eventName.optional(),
    event_name: eventName.optional(),
    eventID: eventId.optional(),
    event_id: eventId.optional(),
    page: page.optional(),
  })
  .transform((body, context) => {
    const name = body.eventName ?? body.event_name;
    const id = body.eventID ?? body.event_id;
    if (name === undefined || id === undefined) {
      context.addIssue({ code: 'custom', message: 'an event has a name and an id' });
      return z.NEVER;
    }
    return { name, id, valueUsd: BROWSER_EVENTS[name], page: body.page ?? '/' };
  });
