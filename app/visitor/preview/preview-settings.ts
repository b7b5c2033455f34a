/** As whom, and on which day, a preview shows the website. */
import { localMoment } from '@rooftop/tenancy/local-moment';
import { allowedCategories, CATEGORIES_OF_ANSWER, type ConsentCategory } from '@rooftop/visits/consent';
import { z } from 'zod';
import { PREVIEW_CONSENTS } from './preview-consents.ts';

const NAME = /^[\w-]{1,64}$/;
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const settingsShape = z.object({
  /** Key of the store that the visitor chose. */
  store: z.string().regex(NAME).optional().catch(undefined),
  /** Day and time in the dealership's zone: `2026-12-24T09:00`. Absent for now. */
  at: z
    .string()
    .regex(LOCAL_TIME)
    .refine((written) => !Number.isNaN(Date.parse(`${written}Z`)))
    .optional()
    .catch(undefined),
  /** Whether the visitor has sent a lead before. */
  lead: z.literal('1').optional().catch(undefined),
  /** Absent for a visitor who has closed the banner: the dealership's tier says what they allow. */
  consent: z.enum(PREVIEW_CONSENTS).optional().catch(undefined),
  /** Whether their browser sends Global Privacy Control. */
  gpc: z.literal('1').optional().catch(undefined),
  /** Key of an experiment and the visitor's arm of it: `headline:b`. */
  arm: z
    .string()
    .regex(/^[\w-]{1,64}:[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});
export type PreviewSettings = z.infer<typeof settingsShape>;

/**
 * Reads settings from a query or the cookie. Whatever is invalid is as if absent.
 * @param written `store=erie&at=2026-12-24T09%3A00`
 */
export const readPreviewSettings = (written: string): PreviewSettings =>
  settingsShape.parse(Object.fromEntries(new URLSearchParams(written)));

/** Writes settings as `readPreviewSettings` reads them. */
export function printPreviewSettings(settings: PreviewSettings): string {
  const set = Object.entries(settings).filter(([, value]) => value !== undefined);
  return new URLSearchParams(set).toString();
}

/**
 * When the preview shows the website.
 * @param timeZone the dealership's
 * @param now what it shows if no time is set
 */
export function previewTime({ at }: PreviewSettings, timeZone: string, now: Date): Date {
  const [date, time] = at?.split('T') ?? [];
  if (date === undefined || time === undefined) return now;
  return localMoment(date, time, timeZone) ?? now;
}

/** What the visitor of a preview allows. */
export function previewConsent({ consent, gpc }: PreviewSettings, tier: number): readonly ConsentCategory[] {
  const isChosen = consent !== undefined && consent !== 'unanswered';
  const cookie = isChosen ? CATEGORIES_OF_ANSWER[consent].join() : undefined;
  return allowedCategories({ cookie, tier, gpc: gpc === '1' });
}

/** The arms of experiments that the visitor of a preview sees, where it isn't the control. */
export function previewArms({ arm }: PreviewSettings): Readonly<Record<string, string>> {
  const [experiment, name] = arm?.split(':') ?? [];
  return experiment === undefined || name === undefined ? {} : { [experiment]: name };
}
