/** Mails a dealership once when an import of its feed is worse than the ones before. */
import { addJob } from '@rooftop/database/add-job';
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { findWorsening } from '@rooftop/inventory/storage/find-worsening';
import { describeFailure } from '@rooftop/leads/delivery/describe-failure';
import { mailStaff } from '@rooftop/leads/notices/mail-staff';
import type { NoticeOptions } from '@rooftop/leads/notices/send-notice';
import { z } from 'zod';
import type { MailIdentity } from '../leads/mail/mail-identity.ts';
import { noticeAddresses } from '../leads/notice-addresses.ts';
import type { Planner } from '../leads/plan-waiting.ts';
import { importNoticeText } from './import-notice-text.ts';

interface ImportNoticeServices {
  readonly planner: Pick<Planner, 'pool' | 'readDelivery'>;
  readonly log: Pick<JobLog, 'warn'>;
  readonly notices: Pick<NoticeOptions, 'transport' | 'findStaffEmails'> & {
    /** Resolves to null if the dealership was deleted. */
    readonly readIdentity: (dealership: string) => Promise<MailIdentity | null>;
  };
}

/** Makes one attempt to mail a dealership about an import. */
export const sendImportNoticeJob = defineJob({
  name: 'send_import_notice',
  group: 'messengers',
  /** Attempts over a few hours. */
  attempts: 10,
  payload: z.object({ dealership: z.string(), source: z.string(), id: z.number() }),
  async run({ planner, log, notices }: ImportNoticeServices, { dealership, ...latest }, { isLast }) {
    const { transport, findStaffEmails, readIdentity } = notices;
    try {
      const worsening = await findWorsening(planner.pool, dealership, latest);
      const [settings, identity] = [await planner.readDelivery(dealership), await readIdentity(dealership)];
      if (worsening === null || settings === null || identity === null) return;
      const named = noticeAddresses(settings);
      const to = named.length > 0 ? named : await findStaffEmails(dealership);
      const mail = importNoticeText(worsening, settings.staffLanguage);
      const mailed = await mailStaff({ transport, log }, to, { ...identity, sender: settings.sender }, mail);
      if (mailed === 0)
        log.warn({ dealership }, 'A feed got worse, but nobody at the dealership could be mailed');
    } catch (error) {
      if (!isLast) throw error;
      log.warn({ dealership, problem: describeFailure(error) }, 'Could not mail a dealership about its feed');
    }
  },
});

/** Adds the mail about a source's latest import, if that is worse than the ones before. */
export async function planImportNotice(pool: Pool, dealership: string, source: string): Promise<void> {
  const worsening = await findWorsening(pool, dealership, { source });
  if (worsening === null) return;
  const { id } = worsening.record;
  const options = { key: `import-notice:${id}`, keyMode: 'unsafe_dedupe' } as const;
  await addJob(pool, sendImportNoticeJob, { dealership, source, id }, options);
}
