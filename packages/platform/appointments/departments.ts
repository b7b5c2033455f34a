import { type Company, companyOf } from '@rooftop/content/documents/dealership/company/company';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import type { DealershipContent } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import type { AppointmentKind } from '@rooftop/service/scheduler';
import type { StoredAppointment } from '@rooftop/service/storage/appointment-storage';
import { CLOSED_WEEK } from '@rooftop/tenancy/opening-hours';
import { orFallback } from '../or-fallback.ts';
import type { AppointmentPlace } from './appointments.ts';
import { serviceCrmOf, slotRulesOf } from './slot-rules-of-store.ts';
import { hasWorkshop } from './workshops.ts';

/** A dealership and its settings. */
export interface DepartmentContext {
  readonly dealership: Dealership;
  readonly content: Pick<DealershipContent, 'settings' | 'stores'>;
}

/** A department of a store that takes appointments. */
export interface AppointmentDepartment {
  /** Store key. Empty for the dealership itself. */
  readonly key: string;
  readonly company: Company;
  /** Where its appointments are. Null if its hours are unknown. */
  readonly place: AppointmentPlace | null;
}

interface Known {
  readonly settings: Settings | null;
  readonly stores: readonly Store[];
}

async function load({ content }: DepartmentContext): Promise<Known> {
  const [settings, stores] = await Promise.all([
    orFallback(content.settings(), null),
    orFallback(content.stores(), []),
  ]);
  return { settings, stores };
}

function departmentOf(
  kind: AppointmentKind,
  store: Store | undefined,
  { settings, stores }: Known,
  { dealership }: Pick<DepartmentContext, 'dealership'>,
) {
  const company = companyOf(dealership, settings, stores, store);
  const hours = company.hours[kind === 'service' ? 'service' : 'sales'];
  const key = store?.key ?? '';
  const place = {
    store: key,
    kind,
    bookable: { hours: hours ?? CLOSED_WEEK, timeZone: company.timeZone },
    rules: slotRulesOf(kind, settings, store),
    crm: kind === 'service' ? serviceCrmOf(settings, store) : null,
  };
  return { key, company, place, isOpen: hours !== null };
}

/** A department without hours takes no appointments. */
const offered = ({
  isOpen,
  place,
  ...department
}: ReturnType<typeof departmentOf>): AppointmentDepartment => ({
  ...department,
  place: isOpen ? place : null,
});

/** The department of a store. A store that the dealership doesn't have (anymore) counts as the dealership itself. */
export async function departmentAt(
  kind: AppointmentKind,
  storeKey: string | null,
  context: DepartmentContext,
): Promise<AppointmentDepartment> {
  const known = await load(context);
  const store = known.stores.find(({ key }) => key === storeKey);
  return offered(departmentOf(kind, store, known, context));
}

/**
 * Where an appointment is that was booked before. If its store or the hours are gone, or a CRM decides on times since, it
 * can be cancelled, and there are no other times. The place is null if it is in a CRM that can't be reached anymore.
 */
export async function departmentOfAppointment(
  { kind, store: storeKey, inCrm, timeZone }: StoredAppointment,
  context: DepartmentContext,
): Promise<AppointmentDepartment> {
  const known = await load(context);
  const store = known.stores.find(({ key }) => key === storeKey);
  const { key, company, place } = departmentOf(kind, store, known, context);
  const hasStore = key === storeKey;
  // Another business of the CRM would not know it, which counts as cancelled.
  if (inCrm && (place.crm === null || !hasStore)) return { key, company, place: null };
  const isSchedule = hasStore && inCrm === (place.crm !== null);
  const bookable = isSchedule ? place.bookable : { hours: CLOSED_WEEK, timeZone };
  return { key, company, place: { ...place, store: storeKey, bookable, crm: inCrm ? place.crm : null } };
}

/** All service centers: the stores that have one, or else the dealership itself. */
export async function serviceCenters(
  context: DepartmentContext,
): Promise<readonly [AppointmentDepartment, ...AppointmentDepartment[]]> {
  const known = await load(context);
  const [first, ...others] = known.stores
    .filter(hasWorkshop)
    .map((store) => offered(departmentOf('service', store, known, context)));
  return first === undefined
    ? [offered(departmentOf('service', undefined, known, context))]
    : [first, ...others];
}
