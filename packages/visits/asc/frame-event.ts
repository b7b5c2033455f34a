import { looksPersonal } from '../looks-personal.ts';
import type { AscEvent } from './asc-event.ts';

const NAME = /^asc_[a-z\d_]{1,60}$/;
const PARAMETER = /^[a-z][a-z\d_]{0,40}$/;
const MOST_PARAMETERS = 60;
const LONGEST_VALUE = 200;
/** A dealership's own number is part of some events. */
const PHONE = 'comm_phone_number';

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

const isParameter = (name: string, value: unknown): value is string | number =>
  PARAMETER.test(name) &&
  name !== 'send_to' &&
  (typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_VALUE)) &&
  (name === PHONE || !looksPersonal(String(value)));

/** The message as an object. Tools send it as JSON. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/**
 * Reads a message by which a tool in a frame asks its website to send an event (standards, 5.2, iframe contract). What
 * may be personal is left out, and so is where to send it. Without Zod, which would be loaded for this alone.
 * @returns null for any other message
 */
export function readFrameEvent(data: unknown): AscEvent | null {
  const message = parsed(data);
  if (!isObject(message) || !('event' in message) || !('eventModel' in message)) return null;
  const { event, eventModel } = message;
  if (typeof event !== 'string' || !NAME.test(event) || !isObject(eventModel)) return null;
  const parameters = Object.entries(eventModel)
    .slice(0, MOST_PARAMETERS)
    .flatMap(([name, value]): [string, string | number][] =>
      isParameter(name, value) ? [[name, value]] : [],
    );
  return { name: event, parameters: Object.fromEntries(parameters) };
}
