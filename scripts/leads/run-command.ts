import type { Pool } from '@rooftop/database/pool';
import { listConfirmations } from '@rooftop/leads/confirmations/stored-confirmations';
import { listDealershipsWithWaitingLeads } from '@rooftop/leads/delivery/plan-deliveries';
import { replay, sendCopyTo } from '@rooftop/leads/delivery/replay';
import type { Lead } from '@rooftop/leads/lead';
import { findLeadByName } from '@rooftop/leads/storage/find-lead';
import { listDeliveries, listLeads } from '@rooftop/leads/storage/list-leads';
import { releaseLead } from '@rooftop/leads/storage/release-lead';
import { type Planner, planWaiting } from '@rooftop/platform/leads/plan-waiting';
import { clockFrom } from '@rooftop/platform/leads/response-clock';
import { CommandError } from '../command-error.ts';
import type { LeadsCommand, NamedLead } from './command.ts';
import { describeDelivery, describeLead, describeLeads } from './describe.ts';
import { sendTestLead, type TestTarget } from './test-lead.ts';
import { LEADS_USAGE } from './usage.ts';
import type { PrintLine } from '../terminal.ts';

interface LeadsCommandContext extends Planner {
  /** Encryption key for 'lead-keys'. */
  readonly key: Uint8Array;
  /**
   * Reads what a test lead needs to know about a dealership.
   * @throws CommandError if there is no such dealership
   */
  readonly findTested: (dealership: string) => Promise<TestTarget>;
}

/** Finds a lead that may be delivered: one that is not held back. */
async function acceptedLead(pool: Pool, named: NamedLead): Promise<Lead> {
  const lead = await knownLead(pool, named);
  if (lead.state === 'accepted') return lead;
  const name = named.lead;
  throw new CommandError(
    `Lead ${name} is held back. Release it with: npm run leads -- release ${named.dealership} ${name}`,
  );
}

async function knownLead(pool: Pool, { dealership, lead: name }: NamedLead): Promise<Lead> {
  const lead = await findLeadByName(pool, dealership, name);
  if (lead === null) throw new CommandError(`${dealership} has no lead ${name}.`);
  return lead;
}

const deliveries = (count: number) => `${count} ${count === 1 ? 'delivery' : 'deliveries'}`;

async function tryOut(
  { pool, key, findTested }: LeadsCommandContext,
  command: Extract<LeadsCommand, { name: 'test' }>,
  say: PrintLine,
): Promise<boolean> {
  const tested = await findTested(command.dealership);
  const result = await sendTestLead(pool, key, tested, command);
  say([`Lead ${result.number}`, ...result.deliveries.map(describeDelivery)].join('\n'));
  if (result.deliveries.some(({ state }) => state === 'waiting'))
    say('Not everything has arrived yet: is the worker running?');
  return result.deliveries.every(({ state }) => state === 'delivered');
}

/**
 * Plans deliveries anew for a lead that had no destination; for any other lead, sends the failed deliveries again.
 */
async function replayOne(
  office: LeadsCommandContext,
  { again, ...named }: Extract<LeadsCommand, { name: 'replay' }>,
  say: PrintLine,
): Promise<boolean> {
  const { id, number, dealership } = await acceptedLead(office.pool, named);
  const records = await listDeliveries(office.pool, id);
  if (records.some(({ destination }) => destination === null)) {
    const isPlanned = (await planWaiting(office, dealership, id)) > 0;
    say(
      isPlanned
        ? `Lead ${number} is sent to the current recipients of ${dealership}.`
        : `This lead has no recipient. Add one in the Studio, in the settings of ${dealership}.`,
    );
    return isPlanned;
  }
  const count = await replay(office.pool, { lead: id, again, by: null });
  say(count > 0 ? `${deliveries(count)} once more.` : 'Everything has arrived.');
  return count > 0;
}

/** Does the same for every dead delivery of one dealership or of all. */
async function replayDead(
  office: LeadsCommandContext,
  { dealership }: Extract<LeadsCommand, { name: 'replay dead' }>,
  say: PrintLine,
): Promise<void> {
  const waiting = await listDealershipsWithWaitingLeads(office.pool);
  for (const one of waiting.filter((id) => dealership === null || id === dealership)) {
    const planned = await planWaiting(office, one);
    if (planned > 0)
      say(`${planned} ${planned === 1 ? 'lead is' : 'leads are'} sent to the current recipients of ${one}.`);
  }
  say(`${deliveries(await replay(office.pool, { dead: true, dealership }))} once more.`);
}

/** Delivers a held lead. Returns false if it is not held. */
async function release({ pool, readDelivery }: LeadsCommandContext, lead: Lead): Promise<boolean> {
  const { dealership, form, circumstances, acceptedAt } = lead;
  const settings = await readDelivery(dealership);
  if (settings === null) throw new CommandError(`There is no dealership ${dealership}.`);
  const clock = clockFrom(settings, { form, storeKey: circumstances.storeKey, acceptedAt }, new Date());
  return releaseLead(pool, lead, { ...clock, by: null });
}

/** Runs a command of `npm run leads`. Returns false if it failed. */
export async function runLeadsCommand(
  office: LeadsCommandContext,
  command: LeadsCommand,
  say: PrintLine,
): Promise<boolean> {
  const { pool } = office;
  let isDone = true;
  switch (command.name) {
    case 'help':
      say(LEADS_USAGE);
      break;
    case 'list':
      say(describeLeads(await listLeads(pool, command)));
      break;
    case 'show': {
      const lead = await knownLead(pool, command);
      const [records, confirmations] = await Promise.all([
        listDeliveries(pool, lead.id),
        listConfirmations(pool, lead.id),
      ]);
      say(describeLead(lead, records, confirmations));
      break;
    }
    case 'replay':
      isDone = await replayOne(office, command, say);
      break;
    case 'replay dead':
      await replayDead(office, command, say);
      break;
    case 'send':
      await sendCopyTo(pool, await acceptedLead(pool, command), command.to, null);
      say(`Lead ${command.lead} goes to ${command.to}.`);
      break;
    case 'release':
      isDone = await release(office, await knownLead(pool, command));
      say(
        isDone
          ? `Lead ${command.lead} is on its way.`
          : `Lead ${command.lead} of ${command.dealership} is not held back.`,
      );
      break;
    case 'test':
      isDone = await tryOut(office, command, say);
  }
  return isDone;
}
