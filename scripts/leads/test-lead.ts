/** Sends a test lead, which takes the same path as real leads. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@rooftop/database/pool';
import { acceptLead } from '@rooftop/leads/accept-lead';
import type { DeliverySettings, Destination } from '@rooftop/leads/destination';
import { listDestinations } from '@rooftop/leads/list-destinations';
import { kinds } from '@rooftop/leads/kinds/kinds';
import type { LeadContent, Vendor } from '@rooftop/leads/lead';
import { UNKNOWN_VEHICLE } from '@rooftop/leads/unknown-vehicle';
import { type DeliveryRecord, listDeliveries } from '@rooftop/leads/storage/list-leads';
import { createRouting } from '@rooftop/leads/routing';
import { type ClockSettings, lateAt } from '@rooftop/platform/leads/response-clock';
import { CommandError } from '../command-error.ts';

/** Milliseconds to wait for the worker, and between two checks. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 200;

/** The dealership whose lead delivery is tested. */
export interface TestTarget {
  readonly dealership: string;
  readonly delivery: DeliverySettings & ClockSettings;
  readonly vendor: Vendor;
}

function contentAt(time: Date): LeadContent {
  return {
    subject: 'Test drive',
    contact: {
      firstName: 'Test',
      lastName: 'Lead',
      email: 'test@rooftop.example',
      phone: '+12025550143',
      address: null,
    },
    comments: `This is a test of lead delivery, sent at ${time.toISOString()}.`,
    details: [],
    vehicles: [{ ...UNKNOWN_VEHICLE, year: time.getUTCFullYear(), make: 'Test', model: 'Car' }],
  };
}

const ROUTING = createRouting(kinds.SCHEDULE_TEST_DRIVE, { topic: null, alsoTo: [] });

function chosen(
  { delivery, dealership }: TestTarget,
  content: LeadContent,
  channel: string | null,
): Destination[] {
  const all = listDestinations(ROUTING, content, delivery);
  const destinations = channel === null ? all : all.filter((one) => one.channel === channel);
  if (destinations.length > 0) return destinations;
  const by = channel === null ? '' : ` by ${channel}`;
  throw new CommandError(
    `Leads of ${dealership} have no recipient${by}. Add one in the Studio, in the dealership's settings.`,
  );
}

/**
 * Accepts a test lead and waits until its deliveries have arrived or failed for good, or until time is up.
 * @param key encryption key for 'lead-keys'
 * @throws CommandError if it would have no destination
 */
export async function sendTestLead(
  pool: Pool,
  key: Uint8Array,
  tested: TestTarget,
  { channel, patienceMs = PATIENCE_MS }: { readonly channel: string | null; readonly patienceMs?: number },
): Promise<{ readonly number: number; readonly deliveries: readonly DeliveryRecord[] }> {
  const content = contentAt(new Date());
  const acceptance = await acceptLead(pool, key, {
    dealership: tested.dealership,
    form: 'SCHEDULE_TEST_DRIVE',
    topic: null,
    content,
    circumstances: {
      page: '/',
      language: 'en',
      ipAddress: null,
      userAgent: null,
      visitor: null,
      status: 'new',
      storeKey: null,
      advertising: {},
    },
    vendor: tested.vendor,
    consent: null,
    routing: ROUTING,
    destinations: chosen(tested, content, channel),
    suspicion: null,
    notice: { to: [], mayBePerson: false },
    owner: null,
    isOpen: true,
    lateAt: lateAt(tested.delivery, { form: 'SCHEDULE_TEST_DRIVE', storeKey: null }, new Date()),
    files: [],
    isTest: true,
    confirmation: null,
    conversion: null,
  });
  const until = Date.now() + patienceMs;
  for (;;) {
    const deliveries = await listDeliveries(pool, acceptance.id);
    const isOver = deliveries.every(({ state }) => state !== 'waiting') || Date.now() > until;
    if (isOver) return { number: acceptance.number, deliveries };
    await sleep(LOOK_MS);
  }
}
