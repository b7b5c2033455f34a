/** Notifies a dealership by mail of held leads and of deliveries that failed. */
import type { Language } from '@rooftop/tenancy/languages';
import type { Pool } from '@rooftop/database/pool';
import type { MailTransport } from '../mail/mail.ts';
import { deskUrl } from '../inbox/desk-url.ts';
import { mailStaff, type StaffMailer } from './mail-staff.ts';
import { noticeText } from './notice-text.ts';
import { createReleaseTicket } from './release-ticket.ts';
import { recordNotice, listUnreportedLeads, type UnreportedLead } from './unreported-leads.ts';

/** Path prefix of the page that releases held leads. */
const RELEASE_PATH = '/held-leads/';

export interface NoticeOptions {
  readonly transport: MailTransport;
  /** Of the purpose lead-release. */
  readonly key: Uint8Array;
  /** URL of the Studio, where the inbox is. */
  readonly studioUrl: string;
  /** Finds the email addresses of those who may read a dealership's leads, who are mailed if its settings name no address. */
  readonly findStaffEmails: (dealership: string) => Promise<readonly string[]>;
}

/** Outcome of a notice. `nobody` means that no address is known, or that every mail was rejected. */
type NoticeOutcome = 'sent' | 'nobody' | 'nothing-to-tell';

/**
 * Sends one notice about all unreported leads of a dealership, to the addresses that were valid when the latest of
 * them came in, or to its staff if there were none.
 * @throws Error if no address accepted the mail and another attempt may succeed; the job retries
 */
export async function sendNotice(
  pool: Pool,
  dealership: string,
  {
    key,
    studioUrl,
    findStaffEmails,
    language,
    ...mailer
  }: NoticeOptions & StaffMailer & { readonly language: Language },
): Promise<NoticeOutcome> {
  const unreported = await listUnreportedLeads(pool, dealership);
  const [latest] = unreported.listed;
  if (latest === undefined) return 'nothing-to-tell';
  const { vendor } = latest;
  const links = {
    release: ({ id }: UnreportedLead) =>
      `${vendor.url}${RELEASE_PATH}${createReleaseTicket(key, { dealership, lead: id }, Date.now())}`,
    inbox: ({ id }: UnreportedLead) => deskUrl(studioUrl, dealership, `leads/${id}`),
  };
  const to = latest.to.length > 0 ? latest.to : await findStaffEmails(dealership);
  const mailed = await mailStaff(mailer, to, vendor, noticeText(unreported, links, language));
  await recordNotice(pool, dealership, mailed === 0 ? null : unreported);
  return mailed === 0 ? 'nobody' : 'sent';
}
