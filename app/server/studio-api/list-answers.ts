/** What the inbox is answered about many leads: the list, its setup, exports, changes of several, events and reports. */
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { isFreshCode } from '@rooftop/lake/needs-two-factor';
import type { Store } from '@rooftop/content/documents/store/store';
import { exportLeads, logExport } from '@rooftop/leads/inbox/export-leads';
import { bulkShape } from '@rooftop/leads/inbox/change-api';
import { exportRequestShape, type LeadPage, listRequestShape } from '@rooftop/leads/inbox/inbox-api';
import { type InboxSetup, savedViewsShape } from '@rooftop/leads/inbox/setup-api';
import { reportRequestShape } from '@rooftop/leads/inbox/report-api';
import { countInbox, listInbox, listLeadSources, readCursor } from '@rooftop/leads/inbox/list-inbox';
import { dataLogRequestShape } from '@rooftop/leads/privacy/data-log-api';
import { reportLeads } from '@rooftop/leads/inbox/report-leads';
import { findViews, saveViews } from '@rooftop/leads/inbox/saved-views';
import { localDate } from '@rooftop/tenancy/calendar';
import { readDataLogPage } from '@rooftop/platform/people-data/data-log';
import { type ApiResponse, SentFile } from './answer.ts';
import { actorOf, changeOf, NO_SUCH_PERSON, newOwnerOf } from './change-request.ts';
import type { LeadStreams } from './lead-streams.ts';
import type { StaffAnswer, StaffAnswers, StaffRequest } from './leads-api.ts';
import type { LeadsData } from '@rooftop/platform/leads/leads-data';
import { MANAGERS, type StudioRights } from './studio-rights.ts';

export interface ListAnswersOptions {
  readonly rights: Pick<StudioRights, 'findStaff' | 'listStaff'>;
  readonly leads: LeadsData;
  readonly streams: Pick<LeadStreams, 'open'>;
  readonly dealerships: () => Promise<readonly Pick<Dealership, 'id' | 'timeZone'>[]>;
  readonly stores: (dealership: string) => Promise<readonly Pick<Store, 'key' | 'name' | 'timeZone'>[]>;
}

const NO_DEALERSHIP: ApiResponse = [404, { message: 'There is no such dealership.' }];
const FRESH_CODE_NEEDED: ApiResponse = [
  403,
  { message: 'Enter the code of your second factor to export leads.', needsCode: true },
];
const TOO_MANY: ApiResponse = [
  503,
  {
    message: 'Too many inboxes are open right now. Updates come when you reload.',
    reason: 'tooManyInboxes',
  },
];

/** Sends text as it comes. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

export function listAnswers({
  rights,
  leads,
  streams,
  dealerships,
  stores,
}: ListAnswersOptions): StaffAnswers {
  const { pool } = leads;
  const timeZoneOf = async (id: string) =>
    (await dealerships()).find((one) => one.id === id)?.timeZone ?? null;

  async function list({ dealership, body }: StaffRequest): Promise<ApiResponse> {
    const parsed = listRequestShape.safeParse(await body());
    if (!parsed.success) return [400];
    const { cursor, ...filter } = parsed.data;
    const before = cursor === undefined ? null : readCursor(cursor);
    if (cursor !== undefined && before === null) return [400];
    const timeZone = await timeZoneOf(dealership);
    if (timeZone === null) return NO_DEALERSHIP;
    const [page, counts] = await Promise.all([
      listInbox(pool, dealership, filter, before, timeZone),
      countInbox(pool, dealership),
    ]);
    return [200, { ...page, counts } satisfies LeadPage];
  }

  async function setup({ dealership, staff, token }: StaffRequest): Promise<ApiResponse> {
    const [timeZone, people, places, answerMinutes, sources, views, manager] = await Promise.all([
      timeZoneOf(dealership),
      rights.listStaff(token, dealership),
      stores(dealership),
      leads.answerMinutes(dealership),
      listLeadSources(pool, dealership),
      findViews(pool, dealership, staff.userId),
      rights.findStaff(token, dealership, MANAGERS),
    ]);
    if (timeZone === null) return NO_DEALERSHIP;
    const user = people.find(({ id }) => id === staff.userId) ?? { ...actorOf(staff), email: null };
    const answer = {
      user,
      people: [...people],
      stores: places.map(({ key, name, timeZone: zone }) => ({ key, name, timeZone: zone })),
      timeZone,
      answerMinutes,
      sources,
      views,
      managesPersonalData: manager !== null,
    };
    return [200, answer satisfies InboxSetup];
  }

  async function setViews({ dealership, staff, body }: StaffRequest): Promise<ApiResponse> {
    const views = savedViewsShape.safeParse(await body());
    if (!views.success) return [400];
    await saveViews(pool, dealership, staff.userId, views.data);
    return [200, views.data];
  }

  async function bulk({ dealership, staff, token, body }: StaffRequest): Promise<ApiResponse> {
    const parsed = bulkShape.safeParse(await body());
    if (!parsed.success) return [400];
    const { change } = parsed.data;
    const by = actorOf(staff);
    const owner = await newOwnerOf(change, rights, { token, dealership });
    if (owner === undefined) return NO_SUCH_PERSON;
    let changed = 0;
    for (const id of new Set(parsed.data.leads)) {
      const place = { dealership, id };
      if (change.action === 'release') changed += Number(await leads.release(place, by));
      else if (change.action === 'sendAgain')
        changed += Number((await leads.sendAgain(place, by, false)) === 'sent');
      else {
        const outcome = await leads.change(place, changeOf(change, owner), { by, version: null });
        changed += Number(outcome === 'changed');
      }
    }
    return [200, { changed }];
  }

  async function exportCsv({ dealership, staff, body }: StaffRequest): Promise<ApiResponse> {
    const asked = exportRequestShape.safeParse(await body());
    if (!asked.success) return [400];
    const { language, ...filter } = asked.data;
    const timeZone = await timeZoneOf(dealership);
    if (timeZone === null) return NO_DEALERSHIP;
    if (!isFreshCode(staff.twoFactorAt, new Date())) return FRESH_CODE_NEEDED;
    await logExport(pool, dealership, { filter, by: actorOf(staff) });
    const names = new Map((await stores(dealership)).map(({ key, name: store }) => [key, store] as const));
    const lines = exportLeads(pool, dealership, filter, { timeZone, language, stores: names });
    const name = `leads-${localDate(timeZone, new Date())}.csv`;
    return [200, new SentFile(streamOf(lines), 'text/csv; charset=utf-8', name)];
  }

  async function events({ dealership, staff, token }: StaffRequest): Promise<ApiResponse> {
    const isAllowed = async () => {
      const current = await rights.findStaff(token, dealership);
      return current !== null && current.twoFactorAt !== null;
    };
    const content = await streams.open({ dealership, userId: staff.userId, isAllowed });
    return content === null ? TOO_MANY : [200, new SentFile(content, 'text/event-stream')];
  }

  async function report({ dealership, query }: StaffRequest): Promise<ApiResponse> {
    const parsed = reportRequestShape.safeParse(query);
    if (!parsed.success) return [400];
    const timeZone = await timeZoneOf(dealership);
    if (timeZone === null) return NO_DEALERSHIP;
    return [200, await reportLeads(pool, dealership, { ...parsed.data, timeZone })];
  }

  async function dataLog({ dealership, token, query }: StaffRequest): Promise<ApiResponse> {
    if ((await rights.findStaff(token, dealership, MANAGERS)) === null) return [403];
    const parsed = dataLogRequestShape.safeParse(query);
    if (!parsed.success) return [400];
    return [200, await readDataLogPage(pool, dealership, parsed.data)];
  }

  return {
    '': { POST: list },
    '/setup': { GET: setup },
    '/views': { PUT: setViews },
    '/bulk': { POST: bulk },
    '/export.csv': { POST: exportCsv },
    '/events': { GET: events },
    '/reports': { GET: report },
    '/data-log': { GET: dataLog },
  } satisfies Record<string, Record<string, StaffAnswer>>;
}
