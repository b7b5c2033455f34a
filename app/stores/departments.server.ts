import { type Company, companyOf } from '@rooftop/content/documents/company';
import type { Settings } from '@rooftop/content/documents/settings';
import type { Store } from '@rooftop/content/documents/store';
import type { AppointmentKind } from '@rooftop/service/scheduler';
import type { RequestContext } from '../context.server.ts';
import { orFallback } from '../http/or-fallback.ts';
import type { AppointmentPlace } from '../server/appointments.ts';
import { serviceCrmOf, slotRulesOf } from './slot-rules.server.ts';
import { hasWorkshop } from './workshops.ts';

type Situation = Pick<RequestContext, 'content' | 'dealership'>;

/** A department of a store that takes appointments. */
export interface Department {
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

async function load({ content }: Situation): Promise<Known> {
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
  { dealership }: Pick<RequestContext, 'dealership'>,
): Department {
  const company = companyOf(dealership, settings, stores, store);
  const hours = company.hours[kind === 'service' ? 'service' : 'sales'];
  const key = store?.key ?? '';
  return {
    key,
    company,
    place: hours && {
      store: key,
      kind,
      opening: { hours, timeZone: company.timeZone },
      rules: slotRulesOf(kind, settings, store),
      crm: kind === 'service' ? serviceCrmOf(settings, store) : null,
    },
  };
}

/** The department of a store. A store that the dealership doesn't have (anymore) counts as the dealership itself. */
export async function departmentAt(
  kind: AppointmentKind,
  storeKey: string | null,
  context: Situation,
): Promise<Department> {
  const known = await load(context);
  const store = known.stores.find(({ key }) => key === storeKey);
  return departmentOf(kind, store, known, context);
}

/** All service centers: the stores that have one, or else the dealership itself. */
export async function serviceCenters(context: Situation): Promise<readonly [Department, ...Department[]]> {
  const known = await load(context);
  const [first, ...others] = known.stores
    .filter(hasWorkshop)
    .map((store) => departmentOf('service', store, known, context));
  return first === undefined ? [departmentOf('service', undefined, known, context)] : [first, ...others];
}
