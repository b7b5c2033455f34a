import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { SLOT_DEFAULTS } from '@rooftop/content/documents/dealership/settings/settings-defaults';
import type { SlotRules } from '@rooftop/content/documents/dealership/settings/slot-rules';
import type { Store } from '@rooftop/content/documents/store/store';
import type { AppointmentKind } from '@rooftop/service/scheduler';

/** A CRM that keeps the service appointments of a store. */
export interface ServiceCrm {
  /** https URL without a trailing slash. */
  readonly baseUrl: string;
  readonly businessId: number;
  readonly advisorId: number;
  readonly technicianId: number;
}

/**
 * The rules of a store: its own, completed by the dealership's. Cars are brought in at the times of test drives.
 * @param settings null if they are unavailable: then the platform's defaults apply
 */
export function slotRulesOf(
  kind: AppointmentKind,
  settings: Pick<Settings, 'serviceSlots' | 'testDrive'> | null,
  store: Pick<Store, 'serviceSlots' | 'testDrive'> | undefined,
): SlotRules {
  const field = kind === 'service' ? 'serviceSlots' : 'testDrive';
  const general = settings?.[field] ?? { ...SLOT_DEFAULTS[field], ignoredTimes: [] };
  const own = store?.[field];
  return {
    slotMinutes: own?.slotMinutes ?? general.slotMinutes,
    leadHours: own?.leadHours ?? general.leadHours,
    horizonDays: own?.horizonDays ?? general.horizonDays,
    capacity: own?.capacity ?? general.capacity,
    ignoredTimes: own?.ignoredTimes ?? general.ignoredTimes,
  };
}

/** The CRM that keeps a store's service appointments. Null unless it is configured completely. */
export function serviceCrmOf(
  settings: Pick<Settings, 'serviceCrm'> | null,
  store: Pick<Store, 'serviceCrm'> | undefined,
): ServiceCrm | null {
  const general = settings?.serviceCrm;
  const own = store?.serviceCrm;
  const baseUrl = general?.baseUrl ?? null;
  const businessId = own?.businessId ?? general?.businessId ?? null;
  const advisorId = own?.advisorId ?? general?.advisorId ?? null;
  const technicianId = own?.technicianId ?? general?.technicianId ?? null;
  if (!baseUrl || businessId === null || advisorId === null || technicianId === null) return null;
  return { baseUrl: baseUrl.replace(/\/+$/, ''), businessId, advisorId, technicianId };
}
