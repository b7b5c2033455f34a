/** Confirms shoppers' requests by email. */
import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { MAIL_KINDS } from './mail-limits.ts';
import { type ConfirmationOptions, sendConfirmation } from './send-confirmation.ts';

/** Makes one attempt to send a lead's confirmation. */
export const sendConfirmationJob = defineJob({
  name: 'send_confirmation',
  group: 'messengers',
  /** Five attempts take two minutes. A later confirmation would tell shoppers nothing new, or follow a call. */
  attempts: 5,
  /** Jobs from before there were kinds have none. */
  payload: z.object({ lead: z.uuid(), kind: z.enum(MAIL_KINDS).default('CONTACT') }),
  async run(
    { pool, confirmations }: { readonly pool: Pool; readonly confirmations: ConfirmationOptions },
    confirmation,
    { isLast },
  ) {
    await sendConfirmation(pool, confirmation, confirmations, { isLast });
  },
});
