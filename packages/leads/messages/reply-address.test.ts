import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createReplyAddress,
  isReplyAddressOf,
  parseReplyAddress,
  type ReplyWriter,
} from './reply-address.ts';

const inbound = { domain: 'in.example.com', key: Buffer.alloc(32, 7) };
const lead = { dealership: 'dealership-a', id: '019aa8f0-0000-7000-8000-0000000000d1' };

/** Reads an address as the mail listener does: which lead it is of, by what the database knows of dealerships. */
function read(address: string, dealershipOf: (id: string) => string | undefined) {
  const claimed = parseReplyAddress(inbound.domain, address);
  const dealership = claimed && dealershipOf(claimed.lead);
  if (claimed === null || dealership === undefined || dealership === null) return null;
  return isReplyAddressOf(inbound.key, dealership, claimed)
    ? { writer: claimed.writer, lead: claimed.lead }
    : null;
}

describe.each<ReplyWriter>(['shopper', 'staff'])('the address for the %s', (writer) => {
  const address = createReplyAddress(inbound, writer, lead);

  it('is read again, in any case', () => {
    for (const written of [address, address.toUpperCase()])
      expect(read(written, () => lead.dealership)).toEqual({ writer, lead: lead.id });
  });

  it('fits into SMTP’s 64 characters before the @', () => {
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  });
});

it.each([
  ['another domain', `${createReplyAddress(inbound, 'shopper', lead).split('@')[0]}@example.com`],
  ['a subdomain', createReplyAddress({ ...inbound, domain: 'x.in.example.com' }, 'shopper', lead)],
  ['no domain', 'reply'],
  ['another key', createReplyAddress({ ...inbound, key: Buffer.alloc(32, 8) }, 'shopper', lead)],
  ['another dealership', createReplyAddress(inbound, 'shopper', { ...lead, dealership: 'dealership-b' })],
  ['the other writer', createReplyAddress(inbound, 'shopper', lead).replace('reply', 'staff')],
  ['no token', 'reply@in.example.com'],
  ['more than a token', createReplyAddress(inbound, 'shopper', lead).replace('@', '0@')],
])('refuses an address of %s', (_what, address) => {
  expect(read(address, () => lead.dealership)).toBeNull();
});

/** Leads of three dealerships with both of their addresses. */
const leads = Array.from({ length: 60 }, (_, index) => ({
  id: randomUUID(),
  dealership: `dealership-${'abc'.charAt(index % 3)}`,
}));
const addresses = leads.flatMap((one) =>
  (['shopper', 'staff'] as const).map((writer) => ({
    writer,
    lead: one.id,
    address: createReplyAddress(inbound, writer, one),
  })),
);
const dealershipOf = (id: string) => leads.find((one) => one.id === id)?.dealership;

const anyAddress = fc.constantFrom(...addresses).map(({ address }) => address);
/** One valid address changed, or two put together. */
const forged = fc.oneof(
  anyAddress,
  fc
    .tuple(anyAddress, fc.nat(90), fc.constantFrom(...Array.from('0123456789abcdefABCDEF+@.-gG \u0130')))
    .map(([address, place, sign]) => address.slice(0, place) + sign + address.slice(place + 1)),
  fc
    .tuple(anyAddress, anyAddress, fc.nat(90))
    .map(([one, other, place]) => one.slice(0, place) + other.slice(place)),
  fc
    .tuple(anyAddress, fc.nat(90), fc.nat(4))
    .map(([address, place, length]) => address.slice(0, place) + address.slice(place + length)),
  fc
    .tuple(anyAddress, fc.constantFrom('reply', 'staff'))
    .map(([address, prefix]) => address.replace(/^\w+/, prefix)),
  fc.tuple(anyAddress, fc.string(), fc.string()).map(([address, before, after]) => before + address + after),
  anyAddress.map((address) => address.toUpperCase()),
);

it('takes 10,000 forged addresses for no other lead', () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(forged, (written) => {
      const found = read(written, dealershipOf);
      const own = addresses.find(({ address }) => address === written.toLowerCase());
      if (found === null) refused += 1;
      else accepted += 1;
      expect(found).toEqual(own === undefined ? null : { writer: own.writer, lead: own.lead });
    }),
    { numRuns: 10_000 },
  );
  // If all were refused, or none, this would prove nothing.
  expect(Math.min(accepted, refused)).toBeGreaterThan(1000);
});
