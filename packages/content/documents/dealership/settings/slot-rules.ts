import { z } from 'zod';

/** Minutes between the times that are offered. */
export const SLOT_MINUTES = [15, 30, 60] as const;

const times = z.array(z.iso.time({ precision: -1 }));

/** When appointments of one kind may begin, and how many at once. */
export const slotRulesShape = z.object({
  slotMinutes: z.literal(SLOT_MINUTES),
  /** Hours from now until the first offered time. */
  leadHours: z.number().nonnegative(),
  /** Number of calendar days offered, today included. */
  horizonDays: z.int().min(1),
  /** Number of appointments that may take place at the same time. */
  capacity: z.int().min(1),
  /** Local times that are not offered, such as `11:30`, in production (spec 7). */
  ignoredTimes: times.catch([]),
});
export type SlotRules = z.infer<typeof slotRulesShape>;

const { slotMinutes, leadHours, horizonDays, capacity } = slotRulesShape.shape;

/** What a store has of its own. Null fields don't override, and neither do values that are none. */
export const storeSlotRulesShape = z.object({
  slotMinutes: slotMinutes.nullable().catch(null),
  leadHours: leadHours.nullable().catch(null),
  horizonDays: horizonDays.nullable().catch(null),
  capacity: capacity.nullable().catch(null),
  ignoredTimes: times.nullable().catch(null),
});

/** What a store is called in a CRM that keeps its appointments (spec 7). */
export const crmStoreShape = z.object({
  businessId: z.int().nullable().catch(null),
  advisorId: z.int().nullable().catch(null),
  technicianId: z.int().nullable().catch(null),
});
