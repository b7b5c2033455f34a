import { z } from 'zod';
import type { AscEvent } from './asc-event.ts';

const PERSONAL = /@|\d{3}\D{0,2}\d{3}\D?\d{4}/;
const MOST_PARAMETERS = 60;
/** A dealership's own number is part of some events. */
const PHONE = 'comm_phone_number';

const value = z.union([z.string().max(200), z.number()]);
const messageShape = z.object({
  event: z.string().regex(/^asc_[a-z\d_]{1,60}$/),
  eventModel: z.record(z.string(), z.unknown()),
});

const isParameter = (name: string, text: unknown): boolean =>
  /^[a-z][a-z\d_]{0,40}$/.test(name) &&
  name !== 'send_to' &&
  value.safeParse(text).success &&
  (name === PHONE || !PERSONAL.test(String(text)));

/**
 * Reads a message by which a tool in a frame asks its website to send an event (standards, 5.2, iframe contract). What
 * may be personal is left out, and so is where to send it.
 * @returns null if it is none
 */
export function readFrameEvent(data: unknown): AscEvent | null {
  const message = messageShape.safeParse(parsed(data));
  if (!message.success) return null;
  const { event, eventModel } = message.data;
  const parameters = Object.entries(eventModel)
    .slice(0, MOST_PARAMETERS)
    .flatMap(([name, one]): [string, string | number][] => {
      const read = value.safeParse(one);
      return read.success && isParameter(name, one) ? [[name, read.data]] : [];
    });
  return { name: event, parameters: Object.fromEntries(parameters) };
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
