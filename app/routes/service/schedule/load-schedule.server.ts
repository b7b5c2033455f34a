import type { ServiceOperation } from '@rooftop/content/documents/service-operation/service-operation';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { chooseOperations } from '@rooftop/service/operations';
import type { SlotDay } from '@rooftop/service/slots';
import type { StoredAppointment } from '@rooftop/service/storage/appointment-storage';
import type { ServiceChoices, ServiceDraft } from '@rooftop/service/storage/service-drafts';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { type AppointmentDepartment, serviceCenters } from '@rooftop/platform/appointments/departments';
import { minutesOf } from '@rooftop/platform/appointments/service-facts';
import { serviceDraftId } from '#app/visitor/service-draft-cookie.ts';

/** A visitor's service appointment, as far as they have come. */
export interface LoadedSchedule {
  /** Null before the first step. */
  readonly id: string | null;
  readonly draft: ServiceDraft;
  readonly settings: Settings | null;
  readonly centers: readonly [AppointmentDepartment, ...AppointmentDepartment[]];
  /** The service center that the visitor chose, or would be offered first. */
  readonly center: AppointmentDepartment;
  readonly offered: readonly ServiceOperation[];
  readonly chosen: readonly ServiceOperation[];
  /** Null if no times can be offered: then the visitor asks for a day. Empty until the services are chosen. */
  readonly days: readonly SlotDay[] | null;
  /** The appointment that was booked. Null before that. */
  readonly booked: StoredAppointment | null;
}

/** What a step stores. */
export type ScheduleChange = Partial<ServiceChoices>;

const newDraft = (): ServiceDraft => ({
  appointment: crypto.randomUUID(),
  store: '',
  vehicle: null,
  opCodes: [],
  start: null,
  lead: null,
  isHeld: false,
});

/** Loads the draft of a visitor's cookie, and what the dealership offers. */
export async function loadSchedule(context: RequestContext): Promise<LoadedSchedule> {
  const { appointments, content } = context;
  context.forOneVisitor();
  const id = serviceDraftId(context);
  const [settings, offered, centers, found] = await Promise.all([
    orFallback(content.settings(), null),
    orFallback(content.serviceOperations(), []),
    serviceCenters(context),
    id === null ? null : appointments.findDraft(id),
  ]);
  const draft = found ?? newDraft();
  const wanted = found === null ? context.store?.key : draft.store;
  const center = centers.find(({ key }) => key === wanted) ?? centers[0];
  const chosen = chooseOperations(offered, draft.opCodes) ?? [];
  const isChosen = draft.vehicle !== null && (chosen.length > 0 || offered.length === 0);
  const days =
    settings?.serviceScheduling === true ? await listDays(center, isChosen, chosen, context) : null;
  return {
    id: found === null ? null : id,
    draft,
    settings,
    centers,
    center,
    offered,
    chosen,
    days,
    booked: draft.lead === null ? null : await appointments.find(draft.appointment),
  };
}

/** Days with times for the chosen services. Null if there are none, or they are unknown. */
async function listDays(
  { place }: AppointmentDepartment,
  isChosen: boolean,
  chosen: readonly ServiceOperation[],
  { appointments, now }: RequestContext,
): Promise<readonly SlotDay[] | null> {
  if (place === null) return null;
  if (!isChosen) return [];
  const scheduler = await appointments.scheduler(place);
  const listed = await scheduler.listDays(minutesOf(chosen), now);
  return listed.kind === 'slots' && listed.days.length > 0 ? listed.days : null;
}
