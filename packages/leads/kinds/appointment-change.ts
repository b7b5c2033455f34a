import * as z from 'zod/mini';
import type { LeadKind } from '../kind.ts';
import type { LeadContent } from '../lead.ts';
import { kinds } from './kinds.ts';

/**
 * An appointment that was moved or cancelled by the link in its confirmation. It goes where the appointment's lead went,
 * and is no conversion.
 */
export const appointmentChange = (
  form: 'SERVICE' | 'SCHEDULE_TEST_DRIVE' | 'SELL_OR_TRADE',
  content: LeadContent,
): LeadKind => ({
  form,
  fields: z.object({}),
  toContent: () => content,
  goesToCrm: kinds[form].goesToCrm,
  conversionUsd: 0,
  conversionName: null,
});
