/** Frees the times of appointments whose lead never came. */
import { defineJob, type JobLog } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { cancelInCrm } from '@rooftop/service/crm/crm-scheduler';
import {
  cancelAbandoned,
  listAbandonedInCrms,
  markCancelledInCrm,
} from '@rooftop/service/storage/appointment-storage';
import { type CrmCallOptions, crmCallOf } from '../appointments/crm-call.ts';

/**
 * Cancels abandoned appointments, in the CRM that keeps them too. Runs every five minutes in any number of workers. A CRM
 * that does not respond is asked again on the next run, until the appointment's time.
 */
export const cancelAbandonedAppointmentsJob = defineJob({
  name: 'cancel_abandoned_appointments',
  schedule: '*/5 * * * *',
  run: cancelAbandonedAppointments,
});

async function cancelAbandonedAppointments({
  pool,
  log,
  crms,
}: {
  readonly pool: Pool;
  readonly log: Pick<JobLog, 'warn'>;
  /** Service appointments that CRMs keep. */
  readonly crms: CrmCallOptions;
}): Promise<void> {
  await cancelAbandoned(pool);
  for (const abandoned of await listAbandonedInCrms(pool)) {
    const { dealership, id, crmBusiness } = abandoned;
    try {
      const result = await cancelInCrm(await crmCallOf(dealership, crms), crmBusiness, id);
      if (result.kind !== 'unavailable') await markCancelledInCrm(pool, abandoned);
      else log.warn({ dealership, appointment: id, reason: result.reason }, 'Could not cancel in the CRM');
    } catch (error) {
      log.warn({ dealership, appointment: id, err: error }, 'Could not cancel in the CRM');
    }
  }
}
