import { isDeepStrictEqual } from 'node:util';
import { printAdf } from '@rooftop/leads/adf/print-adf';
import { prospectOf } from '@rooftop/leads/adf/prospect-of';
import { readAdf } from '../tests/support/adf/read-adf.ts';
import { listAdfErrors } from '../tests/support/adf/list-adf-errors.ts';
import type { Lead } from '@rooftop/leads/lead';
import { listMailErrors } from '../tests/support/mail.ts';
import { anyLead } from '../tests/support/leads/malicious-leads.ts';
import { sample } from 'fast-check';
import { exact, atMost, type Report } from './report.ts';

const LEADS = 100_000;
/** Two per lead: one for people and one for a CRM. */
const MAILS = 10_000;
const BATCH = 1000;
const FORMATS = ['standard', 'merged-comments'] as const;

/**
 * Hostile leads (S6): their ADF must be valid and keep the input's meaning, and their emails must contain nothing
 * that was injected.
 */
export async function adfFuzz(): Promise<Report> {
  let invalid = 0;
  let different = 0;
  let smuggled = 0;
  for (let made = 0; made < LEADS; made += BATCH) {
    const leads = sample(anyLead, { numRuns: BATCH, seed: made + 1 });
    const documents = leads.map((lead, index) => {
      const settings = { adfFormat: FORMATS[index % FORMATS.length] ?? 'standard' } as const;
      const xml = printAdf(lead, settings);
      if (!isDeepStrictEqual(readAdf(xml), prospectOf(lead, settings))) different += 1;
      return xml;
    });
    invalid += (await listAdfErrors(documents)).length;
    if (made < MAILS / 2) smuggled += await faultyMails(leads);
  }
  return {
    figures: {
      [`${LEADS} ADF leads: DTD errors`]: exact(atMost(0, invalid)),
      [`${LEADS} ADF leads: read back otherwise`]: exact(atMost(0, different)),
      [`${MAILS} emails: injected headers, recipients, parts or words`]: exact(atMost(0, smuggled)),
    },
  };
}

async function faultyMails(leads: readonly Lead[]): Promise<number> {
  let faults = 0;
  for (const lead of leads) faults += (await listMailErrors(lead)).length;
  return faults;
}
