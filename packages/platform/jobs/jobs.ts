/** All jobs of the worker. A job that is not listed here never runs. */

// What is to be done for others, and what they are told.
export { pushLeadJob } from '@rooftop/leads/push/push-lead.job';
export { sendConfirmationJob } from '@rooftop/leads/confirmations/send-confirmation.job';
export { sendConversionJob } from '@rooftop/leads/conversions/send-conversion.job';
export { deliverLeadJob } from '@rooftop/leads/delivery/deliver-lead.job';
export { sendAnswerJob } from '@rooftop/leads/messages/send-answer.job';
export { sendReplyNoticeJob } from '@rooftop/leads/messages/send-reply-notice.job';
export { sendPhoneNoteJob } from '@rooftop/leads/phone/send-phone-note.job';
export { escalateLeadsJob } from './escalate-leads.job.ts';
export { sendImportNoticeJob } from './send-import-notice.job.ts';
export { sendLeadNoticeJob } from './send-lead-notice.job.ts';
export { sendReminderJob } from './send-reminder.job.ts';
export { sendWeeklyReportJob } from './send-weekly-report.job.ts';

// What looks for work of the kinds above, or does it in our database.
export { buryLostDeliveriesJob } from '@rooftop/leads/delivery/bury-lost-deliveries.job';
export { endLostConfirmationsJob } from '@rooftop/leads/confirmations/end-lost-confirmations.job';
export { endLostAnswersJob } from '@rooftop/leads/messages/end-lost-answers.job';
export { checkContentJob } from '../content-checks/check-content.job.ts';
export { confirmHostsJob } from '../hosts/confirm-hosts.job.ts';
export { cancelAbandonedAppointmentsJob } from './cancel-abandoned-appointments.job.ts';
export { importInventoryJob } from './import-inventory.job.ts';
export { planWaitingLeadsJob } from './plan-waiting-leads.job.ts';
export { removeFailedJobsJob } from './remove-failed-jobs.job.ts';
export { scheduleEscalationsJob } from './schedule-escalations.job.ts';
export { scheduleImportsJob } from './schedule-imports.job.ts';
export { scheduleNoticesJob } from './schedule-notices.job.ts';
export { scheduleRemindersJob } from './schedule-reminders.job.ts';
export { scheduleWeeklyReportsJob } from './schedule-weekly-reports.job.ts';

// What deletes data at the end of its term.
export { expireInventoryChangesJob } from '@rooftop/inventory/storage/expire-inventory-changes.job';
export { expireLeadKeysJob } from '@rooftop/leads/storage/expire-lead-keys.job';
export { expirePhoneCodesJob } from '@rooftop/leads/phone/expire-phone-codes.job';
export { expirePushSubscriptionsJob } from '@rooftop/leads/push/expire-push-subscriptions.job';
export { expireVisitorsJob } from '@rooftop/leads/visitors/expire-visitors.job';
export { expireServiceDraftsJob } from '@rooftop/service/storage/expire-service-drafts.job';
export { expireTradeInsJob } from '@rooftop/trade/storage/expire-trade-ins.job';
export { expireCreditApplicationsJob } from '@rooftop/vault/applications/expire-credit-applications.job';
export { expireCreditDraftsJob } from '@rooftop/vault/applications/expire-credit-drafts.job';
export { expireConsentLogJob } from '@rooftop/visits/storage/expire-consent-log.job';
export { expireVisitSumsJob } from '@rooftop/visits/storage/expire-visit-sums.job';
export { expireFormMinutesJob } from '../form-counts/expire-form-minutes.job.ts';
export { expireRatesJob } from '../form-counts/expire-rates.job.ts';
export { expireTokenUsesJob } from '../form-counts/expire-token-uses.job.ts';
export { applyRetentionJob } from './apply-retention.job.ts';
export { expireSignInsJob } from './expire-sign-ins.job.ts';
