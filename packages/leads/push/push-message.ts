import type { Language } from '@rooftop/tenancy/languages';
import { type Lead, wantedVehicle } from '../lead.ts';
import { FORM_WORDS } from '../wording/lead-words.ts';
import { leadVehicleName } from '../wording/vehicle-facts.ts';

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
} as const satisfies Record<Language, object>;

/**
 * Tells about a lead without saying who sent it or what they wrote, because phones show messages while they are locked.
 * A subject may hold words of the sender, such as the job that an applicant wants.
 * @param reader whose device it is; owners are told that the lead is theirs
 * @param url of the lead in the inbox
 */
export function pushMessage(
  { id, number, form, owner, content }: Pick<Lead, 'id' | 'number' | 'form' | 'owner' | 'content'>,
  { userId, language }: { readonly userId: string; readonly language: Language },
  url: string,
): PushMessage {
  const { lead, own, open } = WORDS[language];
  const car = wantedVehicle(content.vehicles);
  return {
    title: `${owner?.id === userId ? own : lead} ${number}: ${FORM_WORDS[language][form]}`,
    body: (car && leadVehicleName(car)) ?? open,
    url,
    tag: id,
  };
}
