/** A CRM that keeps one store's service appointments, as packages/service/README.md documents its calls. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { serve, type TestServer } from './http-server.ts';

const line = z.strictObject({
  op_code: z.string(),
  name: z.string(),
  notes_narrative: z.string().optional(),
});
const posted = z.strictObject({
  appointment_id: z.string(),
  start_datetime: z.iso.datetime(),
  end_datetime: z.iso.datetime(),
  notes_general: z.string().optional(),
  vehicle_arr: z.array(z.strictObject({ year: z.int(), make: z.string(), model: z.string() })),
  repair_order_lines: z.array(line),
  name: z.string().optional(),
  contactName: z.string().optional(),
  contactTitle: z.string().optional(),
  contactPhone: z.string().optional(),
  contactEmail: z.string().optional(),
  advisor_id: z.literal(7),
  technician_id: z.literal(9),
});
const put = z.strictObject({
  start_datetime: z.iso.datetime(),
  end_datetime: z.iso.datetime(),
  revision: z.int(),
});

interface Kept {
  start: string;
  end: string;
  status: 'booked' | 'cancelled';
  revision: number;
}

/** Replaces the CRM's responses, for faults. Returns false to let it respond as usual. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface StubCrm extends TestServer {
  /** `GET /businesses/44/slots?…`, in order. */
  readonly calls: readonly string[];
  /** Bodies of POST. */
  readonly bodies: readonly unknown[];
  fault: Fault;
}

/**
 * Starts a CRM for business 44, advisor 7 and technician 9, who do one job at a time.
 * @param starts when a job may begin, in ISO 8601
 */
export async function startStubCrm(starts: readonly string[]): Promise<StubCrm> {
  const appointments = new Map<string, Kept>();
  const calls: string[] = [];
  const bodies: unknown[] = [];

  const isBusy = (start: string, end: string, except: string) =>
    [...appointments].some(
      ([id, other]) =>
        id !== except &&
        other.status === 'booked' &&
        Date.parse(other.start) < Date.parse(end) &&
        Date.parse(other.end) > Date.parse(start),
    );

  function listSlots(query: URLSearchParams) {
    const within = (start: string) =>
      Date.parse(start) >= Date.parse(query.get('from') ?? '') &&
      Date.parse(start) < Date.parse(query.get('to') ?? '');
    const endOf = (start: string) =>
      new Date(Date.parse(start) + Number(query.get('duration')) * 60_000).toISOString();
    const free = starts.filter((start) => within(start) && !isBusy(start, endOf(start), ''));
    return { slots: free.map((start_datetime) => ({ start_datetime })) };
  }

  const print = (id: string, { start, end, status, revision }: Kept) => ({
    appointment_id: id,
    start_datetime: start,
    end_datetime: end,
    status,
    revision,
  });

  /** Returns a status and a body. */
  function answer(method: string, url: URL, body: unknown): [number, unknown] {
    if (method === 'GET' && url.pathname === '/businesses/44/slots')
      return [200, listSlots(url.searchParams)];
    if (method === 'POST' && url.pathname === '/businesses/44/appointments') {
      const { data } = posted.safeParse(body);
      if (data === undefined) return [422, {}];
      const { appointment_id: id, start_datetime: start, end_datetime: end } = data;
      bodies.push(data);
      if (appointments.has(id) || isBusy(start, end, id)) return [409, {}];
      const kept: Kept = { start, end, status: 'booked', revision: 0 };
      appointments.set(id, kept);
      return [201, print(id, kept)];
    }
    const [, id = ''] = /^\/businesses\/44\/appointments\/([\w-]+)$/.exec(url.pathname) ?? [];
    const kept = appointments.get(id);
    if (kept === undefined) return [404, {}];
    if (method === 'DELETE') {
      if (kept.status === 'cancelled') return [410, {}];
      Object.assign(kept, { status: 'cancelled', revision: kept.revision + 1 });
    }
    if (method === 'PUT') {
      const { data } = put.safeParse(body);
      if (data === undefined) return [422, {}];
      const { start_datetime: start, end_datetime: end, revision } = data;
      if (revision !== kept.revision || isBusy(start, end, id)) return [409, {}];
      Object.assign(kept, { start, end, revision: revision + 1 });
    }
    return [200, print(id, kept)];
  }

  const server = await serve(async (request, response) => {
    const { method = '', url = '' } = request;
    const text = Buffer.concat(await request.toArray()).toString();
    calls.push(`${method} ${url}`);
    if (crm.fault(request, response)) return;
    const [status, body] = answer(method, new URL(url, 'http://crm'), text === '' ? null : JSON.parse(text));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const crm: StubCrm = {
    ...server,
    calls,
    bodies,
    fault: () => false,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return crm;
}
