import { CHANNELS, type Channel } from '@rooftop/leads/destination';
import { mailAddress } from '@rooftop/leads/mail/mail-address';
import { readLeadCode } from '@rooftop/leads/lead-code';
import type { DeliveryFilter } from '@rooftop/leads/storage/list-leads';
import { readArguments } from '../read-arguments.ts';
import { leadsUsageError } from './usage.ts';

const OPTIONS = {
  waiting: { type: 'boolean', default: false },
  dead: { type: 'boolean', default: false },
  quarantined: { type: 'boolean', default: false },
  limit: { type: 'string', default: '20' },
  again: { type: 'boolean', default: false },
  to: { type: 'string' },
  channel: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Identifies a lead as users do: each dealership numbers its own leads, and shoppers have its code. */
export interface NamedLead {
  readonly dealership: string;
  /** Its number or its code. */
  readonly lead: number | string;
}

/** `dealership` is what the user typed: a slug or an id. */
export type LeadsCommand =
  | { readonly name: 'help' }
  | {
      readonly name: 'list';
      readonly dealership: string | null;
      readonly filter: DeliveryFilter;
      readonly limit: number;
    }
  | ({ readonly name: 'show' | 'release' } & NamedLead)
  | ({ readonly name: 'replay'; readonly again: boolean } & NamedLead)
  | ({ readonly name: 'send'; readonly to: string } & NamedLead)
  | { readonly name: 'replay dead'; readonly dealership: string | null }
  | { readonly name: 'test'; readonly dealership: string; readonly channel: Channel | null };

/**
 * Parses the arguments of `npm run leads`.
 * @throws CommandError with the usage if the arguments are invalid
 */
export function parseLeadsCommand(args: readonly string[]): LeadsCommand {
  const { values, positionals } = readArguments(args, OPTIONS, leadsUsageError);
  const [name, word, lead, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  const namesLead = name === 'show' || name === 'release' || (name === 'replay' && !values.dead);
  const tooMuch = namesLead || lead === undefined ? rest : [lead, ...rest];
  if (tooMuch.length > 0) throw leadsUsageError(`Unexpected argument: ${tooMuch.join(' ')}.`);
  const dealership = word ?? null;
  switch (name) {
    case 'list':
      return { name, dealership, filter: filterOf(values), limit: wholeNumber(values.limit, 'a limit') };
    case 'show':
    case 'release':
      return { name, ...namedLead(word, lead) };
    case 'replay':
      if (values.dead) return { name: 'replay dead', dealership };
      if (values.to !== undefined)
        return { name: 'send', ...namedLead(word, lead), to: addressOf(values.to) };
      return { name, ...namedLead(word, lead), again: values.again };
    case 'test':
      if (dealership === null) throw leadsUsageError('Name the dealership.');
      return { name, dealership, channel: values.channel === undefined ? null : channelOf(values.channel) };
    default:
      throw leadsUsageError(`There is no command "${name}".`);
  }
}

function filterOf(values: Readonly<Record<'waiting' | 'dead' | 'quarantined', boolean>>): DeliveryFilter {
  const chosen = (['waiting', 'dead', 'quarantined'] as const).filter((filter) => values[filter]);
  if (chosen.length > 1) throw leadsUsageError('Use only one of --waiting, --dead, and --quarantined.');
  return chosen[0] ?? 'all';
}

function wholeNumber(text: string, what: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value > 0 && Number.isSafeInteger(value)) return value;
  throw leadsUsageError(`"${text}" is not ${what}.`);
}

function namedLead(dealership: string | undefined, lead: string | undefined): NamedLead {
  if (dealership === undefined || lead === undefined)
    throw leadsUsageError('Identify the lead by its dealership and its number or code.');
  // Digits alone are a number, although codes have some too.
  const code = /^\d+$/.test(lead) ? null : readLeadCode(lead);
  return { dealership, lead: code ?? wholeNumber(lead, 'the number or code of a lead') };
}

function addressOf(text: string): string {
  const address = mailAddress(text);
  if (address === null) throw leadsUsageError(`"${text}" is not an email address.`);
  return address;
}

function channelOf(text: string): Channel {
  const channel = CHANNELS.find((known) => known === text);
  if (channel === undefined) throw leadsUsageError(`There is no channel "${text}".`);
  return channel;
}
