import type { Pool } from '@rooftop/database/pool';
import { replay, sendAlsoTo } from '@rooftop/leads/delivery/replay';
import type { Lead } from '@rooftop/leads/lead';
import { findLeadByNumber } from '@rooftop/leads/storage/find-lead';
import { listDeliveries, listLeads } from '@rooftop/leads/storage/list-leads';
import { releaseLead } from '@rooftop/leads/storage/release-lead';
import { RefusedError } from '../refused-error.ts';
import type { Command } from './command.ts';
import { describeDelivery, describeLead, describeLeads } from './describe.ts';
import { sendTestLead, type Tested } from './test-lead.ts';
import { USAGE } from './usage.ts';

export type Say = (line: string) => void;

export interface LeadsOffice {
  readonly pool: Pool;
  /** for 'lead-keys' */
  readonly key: Uint8Array;
  /** Reads what a test lead needs of a dealership. @throws RefusedError when there is none such */
  readonly findTested: (dealership: string) => Promise<Tested>;
}

/** A lead that may go on its way. */
async function acceptedLead(pool: Pool, number: number): Promise<Lead> {
  const lead = await knownLead(pool, number);
  if (lead.state === 'accepted') return lead;
  throw new RefusedError(`Lead ${number} is held back. Let it go with: npm run leads -- release ${number}`);
}

async function knownLead(pool: Pool, number: number): Promise<Lead> {
  const lead = await findLeadByNumber(pool, number);
  if (lead === null) throw new RefusedError(`There is no lead ${number}.`);
  return lead;
}

const deliveries = (count: number) => `${count} ${count === 1 ? 'delivery' : 'deliveries'}`;

async function tryOut(
  { pool, key, findTested }: LeadsOffice,
  command: Extract<Command, { name: 'test' }>,
  say: Say,
): Promise<boolean> {
  const tested = await findTested(command.dealership);
  const result = await sendTestLead(pool, key, tested, command);
  say([`Lead ${result.number}`, ...result.deliveries.map(describeDelivery)].join('\n'));
  if (result.deliveries.some(({ state }) => state === 'waiting'))
    say('Not everything has arrived yet: is the worker running?');
  return result.deliveries.every(({ state }) => state === 'delivered');
}

/** Carries out a command of `npm run leads`. Returns whether it did what was asked. */
export async function runCommand(office: LeadsOffice, command: Command, say: Say): Promise<boolean> {
  const { pool } = office;
  let isDone = true;
  switch (command.name) {
    case 'help':
      say(USAGE);
      break;
    case 'list':
      say(describeLeads(await listLeads(pool, command)));
      break;
    case 'show': {
      const lead = await knownLead(pool, command.number);
      say(describeLead(lead, await listDeliveries(pool, lead.id)));
      break;
    }
    case 'replay': {
      const { id } = await acceptedLead(pool, command.number);
      const count = await replay(pool, { lead: id, again: command.again });
      isDone = count > 0;
      say(isDone ? `${deliveries(count)} once more.` : 'Everything has arrived, or nobody gets it.');
      break;
    }
    case 'replay dead':
      say(`${deliveries(await replay(pool, { dead: true, dealership: command.dealership }))} once more.`);
      break;
    case 'send':
      await sendAlsoTo(pool, await acceptedLead(pool, command.number), command.to);
      say(`Lead ${command.number} goes to ${command.to}.`);
      break;
    case 'release':
      isDone = await releaseLead(pool, command.number);
      say(isDone ? `Lead ${command.number} is on its way.` : 'There is no such lead in quarantine.');
      break;
    case 'test':
      isDone = await tryOut(office, command, say);
  }
  return isDone;
}
