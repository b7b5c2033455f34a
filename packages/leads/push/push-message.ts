import { type Lead, wantedVehicle } from '../lead.ts';
import { vehicleName } from '../wording/vehicle-facts.ts';

/** What the inbox's service worker shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** URL of the lead in the inbox. */
  readonly url: string;
  /** A repeated message replaces the first one. */
  readonly tag: string;
}

const WORDS = {
  en: { lead: 'New lead', own: 'Your new lead', open: 'Open it to answer.' },
  es: { lead: 'Cliente nuevo', own: 'Su cliente nuevo', open: 'Ábralo para responder.' },
} as const;

/**
 * Tells about a lead without saying who sent it, because phones show messages while they are locked.
 * @param reader whose device it is; owners are told that the lead is theirs
 * @param url of the lead in the inbox
 */
export function pushMessage(
  { id, number, owner, content: { subject, vehicles } }: Pick<Lead, 'id' | 'number' | 'owner' | 'content'>,
  { userId, language }: { readonly userId: string; readonly language: keyof typeof WORDS },
  url: string,
): PushMessage {
  const { lead, own, open } = WORDS[language];
  const car = wantedVehicle(vehicles);
  return {
    title: `${owner?.id === userId ? own : lead} ${number}: ${subject}`,
    body: (car && vehicleName(car)) ?? open,
    url,
    tag: id,
  };
}
