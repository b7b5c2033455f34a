/** What the inbox is answered about one lead. */
import { type LeadChange, changeShape } from '@rooftop/leads/inbox/change-api';
import type { Actor, LeadPlace } from '@rooftop/leads/inbox/lead-history';
import { calendarType } from '@rooftop/service/calendar-file';
import { type ApiResponse, SentFile } from './answer.ts';
import { actorOf, changeOf, NO_SUCH_PERSON, newOwnerOf } from './change-request.ts';
import { HELD, LEAD, NO_LEAD, UUID } from './lead-path.ts';
import type { StaffAnswer, StaffAnswers, StaffRequest } from './leads-api.ts';
import type { LeadsData } from '@rooftop/platform/leads/leads-data';
import type { StudioRights } from './studio-rights.ts';

const TAKEN = 'Somebody else changed this lead in the meantime. This is what it looks like now.';
const NO_APPOINTMENT: ApiResponse = [
  404,
  { message: 'This lead has no appointment.', reason: 'noAppointment' },
];
const BOOKED: ApiResponse = [
  409,
  { message: 'The shopper booked this appointment online. To change it, call them.', reason: 'bookedOnline' },
];
const NO_FILE: ApiResponse = [404, { message: 'There is no such file.', reason: 'noFile' }];
const NO_MESSAGE: ApiResponse = [404, { message: 'There is no such delivery.', reason: 'noDelivery' }];

export function leadAnswers({
  leads,
  rights,
}: {
  readonly leads: LeadsData;
  readonly rights: Pick<StudioRights, 'listStaff'>;
}): StaffAnswers {
  const placeOf = ({ dealership, param }: StaffRequest): LeadPlace => ({ dealership, id: param('lead') });

  async function show(place: LeadPlace): Promise<ApiResponse> {
    const found = await leads.find(place);
    return found === null ? NO_LEAD : [200, found.record];
  }

  /** Does a change. Returns why it was refused, or null. */
  async function refusal(
    place: LeadPlace,
    change: LeadChange,
    { by, owner }: { readonly by: Actor; readonly owner: Actor | null },
  ): Promise<ApiResponse | null> {
    if (change.action === 'release') {
      // The second person sees that it was released.
      await leads.release(place, by);
      return null;
    }
    if (change.action === 'sendAgain')
      return (await leads.sendAgain(place, by, change.all)) === 'held' ? HELD : null;
    if (change.action === 'sendTo')
      return (await leads.sendTo(place, by, change.address)) === 'held' ? HELD : null;
    const made = change.action === 'take' ? ({ action: 'own', owner: by } as const) : changeOf(change, owner);
    const version = 'version' in change ? change.version : null;
    const outcome = await leads.change(place, made, { by, version });
    if (outcome === 'booked') return BOOKED;
    if (outcome !== 'conflict') return null;
    const latest = await leads.find(place);
    return [409, { message: TAKEN, lead: latest?.record }];
  }

  async function change(request: StaffRequest): Promise<ApiResponse> {
    const place = placeOf(request);
    const parsed = changeShape.safeParse(await request.body());
    if (!parsed.success) return [400];
    const owner = await newOwnerOf(parsed.data, rights, request);
    if (owner === undefined) return NO_SUCH_PERSON;
    return (await refusal(place, parsed.data, { by: actorOf(request.staff), owner })) ?? show(place);
  }

  async function calendar(request: StaffRequest): Promise<ApiResponse> {
    const file = await leads.calendarFile(placeOf(request));
    return file === null
      ? NO_APPOINTMENT
      : [200, new SentFile(file, calendarType('PUBLISH'), 'appointment.ics')];
  }

  async function file(request: StaffRequest): Promise<ApiResponse> {
    const found = await leads.file(placeOf(request), Number(request.param('position')));
    return found === null
      ? NO_FILE
      : [200, new SentFile(new Uint8Array(found.bytes), found.type, found.name)];
  }

  async function message(request: StaffRequest): Promise<ApiResponse> {
    const text = await leads.message(placeOf(request), request.param('delivery'));
    return text === null ? NO_MESSAGE : [200, new SentFile(text, 'text/plain; charset=utf-8')];
  }

  return {
    [LEAD]: { GET: (request) => show(placeOf(request)), POST: change },
    [`${LEAD}/calendar.ics`]: { GET: calendar },
    [`${LEAD}/files/:position{[0-9]{1,3}}`]: { GET: file },
    [`${LEAD}/deliveries/:delivery{${UUID}}/message`]: { GET: message },
  } satisfies Record<string, Record<string, StaffAnswer>>;
}
