import type { Lead } from '../lead.ts';
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
  en: { lead: 'New lead', open: 'Open it to answer.' },
  es: { lead: 'Cliente nuevo', open: 'Ábralo para responder.' },
} as const;

/** Tells about a lead without saying who sent it, because phones show messages while they are locked. */
export function pushMessage(
  { id, number, content: { subject, vehicles } }: Pick<Lead, 'id' | 'number' | 'content'>,
  language: keyof typeof WORDS,
  url: string,
): PushMessage {
  const { lead, open } = WORDS[language];
  const [car] = vehicles;
  return {
    title: `${lead} ${number}: ${subject}`,
    body: (car?.interest === 'buy' ? vehicleName(car) : null) ?? open,
    url,
    tag: id,
  };
}
