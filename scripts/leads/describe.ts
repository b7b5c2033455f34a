import type { ConfirmationRecord } from '@rooftop/leads/confirmations/stored-confirmations';
import type { Lead, LeadVehicle } from '@rooftop/leads/lead';
import type { DeliveryRecord, LeadSummary } from '@rooftop/leads/storage/list-leads';
import { cleanLine, cleanText } from '@rooftop/leads/wording/clean-text';
import { fullName } from '@rooftop/leads/wording/contact-name';
import { leadVehicleName } from '@rooftop/leads/wording/vehicle-facts';
import { formatTable } from '../print-table.ts';

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

function becameOf({ state, suspicion, waiting, delivered, dead }: LeadSummary): string {
  if (state === 'quarantined') return `quarantined: ${suspicion}`;
  const counts = { delivered, waiting, dead };
  return Object.entries(counts)
    .flatMap(([word, count]) => (count > 0 ? [`${count} ${word}`] : []))
    .join(', ');
}

/** Lists leads as a table; times are in UTC. */
export function describeLeads(leads: readonly LeadSummary[]): string {
  if (leads.length === 0) return 'There are none.';
  return formatTable([
    ['number', 'code', 'accepted', 'dealership', 'form', 'subject', 'status'],
    ...leads.map((lead) => [
      String(lead.number),
      lead.code,
      minute(lead.acceptedAt),
      lead.dealership,
      lead.isTest ? `${lead.form} (test)` : lead.form,
      cleanLine(lead.subject) ?? '',
      becameOf(lead),
    ]),
  ]);
}

function describeVehicle(vehicle: LeadVehicle) {
  const { interest, status, vin, mileage, price } = vehicle;
  const name = leadVehicleName(vehicle) ?? 'Unknown';
  const more = [
    vin,
    mileage === null ? null : `${mileage.toLocaleString('en-US')} mi`,
    price === null ? null : `$${(price / 100).toLocaleString('en-US')}`,
  ].filter(Boolean);
  return `${interest}, ${status}: ${[name, ...more].join(', ')}`;
}

/** Returns the facts of a lead as pairs of label and value. */
function factsOf({ content, circumstances, consent, ...lead }: Lead): readonly (readonly string[])[] {
  const { contact, details, vehicles, comments } = content;
  const facts: readonly (readonly [string, string | null])[] = [
    ['lead', `${lead.number} (${lead.id})`],
    ['code', lead.code],
    ['accepted', `${minute(lead.acceptedAt)} UTC`],
    ['dealership', lead.dealership],
    ['form', lead.topic === null ? lead.form : `${lead.form}_${lead.topic}`],
    ['state', lead.suspicion === null ? lead.state : `${lead.state}: ${lead.suspicion}`],
    ['subject', content.subject],
    ['name', fullName(contact)],
    ['email', contact.email],
    ['phone', contact.phone],
    ...vehicles.map((vehicle) => ['vehicle', describeVehicle(vehicle)] as const),
    ...details.map(({ name, value }) => [name, value] as const),
    ['comments', comments],
    ['page', circumstances.page],
    ['visitor', circumstances.status],
    ...Object.entries(circumstances.advertising),
    ['consent', consent && `${consent.isChecked === true ? 'given' : 'not given'} (${consent.textVersion})`],
  ];
  // Visitors wrote this text, and a terminal would execute escape sequences in it.
  return facts.flatMap(([name, value]) => {
    const clean = cleanText(value);
    return clean === null ? [] : [[name, clean]];
  });
}

/** Describes the state of a delivery, followed by every attempt. */
export function describeDelivery({ destination, state, lastError, nextAt, history }: DeliveryRecord): string {
  const where = destination === null ? 'nowhere' : `${destination.channel} to ${destination.to}`;
  const next = state === 'waiting' && nextAt !== null ? `, next attempt ${minute(nextAt)} UTC` : '';
  const attempts = history.map(
    ({ attempt, at, outcome, detail }) =>
      `  ${attempt}. ${minute(at)} ${outcome}${detail === null ? '' : `: ${detail}`}`,
  );
  const why = history.length === 0 && lastError !== null ? [`  ${lastError}`] : [];
  return [`${where}: ${state}${next}`, ...why, ...attempts].join('\n');
}

/** Says whether a confirmation email was sent. */
function describeConfirmation({ kind, state, reason, finishedAt }: ConfirmationRecord): string {
  const when = state === 'sent' && finishedAt !== null ? ` ${minute(finishedAt)} UTC` : '';
  const to = kind === 'CO_BORROWER' ? 'mail to the co-borrower' : 'confirmation to the shopper';
  return `${to}: ${state}${when}${reason === null ? '' : `, ${reason}`}`;
}

/** Describes a lead in full, with its deliveries. */
export function describeLead(
  lead: Lead,
  deliveries: readonly DeliveryRecord[],
  confirmations: readonly ConfirmationRecord[],
): string {
  const facts = factsOf(lead);
  const width = Math.max(...facts.map(([name = '']) => name.length));
  const lines = facts.map(([name = '', value = '']) => `${name.padEnd(width)}  ${value}`);
  return [...lines, '', ...deliveries.map(describeDelivery), ...confirmations.map(describeConfirmation)].join(
    '\n',
  );
}
