/**
 * Every limit on what callers share, in one table. A budget has a share per person, tenant and caller, so that nobody
 * can use up what all need, and a share for the whole process, so that all together cannot either.
 */

/** What a budget counts. */
export type Unit =
  | 'milliseconds'
  | 'sockets'
  | 'streams'
  | 'bytes'
  | 'documents'
  | 'fields'
  | 'files'
  | 'names'
  | 'facts'
  | 'sums'
  | 'requests'
  | 'tries';

export interface Budget {
  /** What the budget limits, as a noun. */
  readonly limits: string;
  readonly unit: Unit;
  /** Share of one signed-in user or robot. */
  readonly person?: number;
  readonly tenant?: number;
  /** Share of one network address, as `callerKey` says. */
  readonly caller?: number;
  /** Share of all callers of one process together. */
  readonly process?: number;
  /** Limit of a single thing, such as one document or one request. */
  readonly each?: number;
  /** Time in ms over which a used-up share is refilled evenly. Without it the share counts what is held right now. */
  readonly windowMs?: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const KIB = 1024;
const MIB = 1024 * 1024;

export const BUDGETS = {
  // What the website receives.
  formBytes: {
    limits: 'body of a form without files',
    unit: 'bytes',
    each: 64 * KIB,
    caller: 2 * MIB,
    process: 32 * MIB,
  },
  resumeBytes: { limits: 'body of a job application', unit: 'bytes', each: 5 * MIB + 64 * KIB },
  photoBytes: { limits: 'body of a form with photos', unit: 'bytes', each: 12 * MIB },
  uploads: { limits: 'files and photos being received', unit: 'files', caller: 2 },
  uploadBytes: {
    limits: 'bodies with files and photos being received',
    unit: 'bytes',
    tenant: 32 * MIB,
    process: 64 * MIB,
  },
  manifestPaths: { limits: 'paths in one request for routes', unit: 'names', each: 100 },
  manifestSegments: { limits: 'segments of a path in such a request', unit: 'names', each: 10 },
  manifestPathBytes: { limits: 'length of a path in such a request', unit: 'bytes', each: 1024 },
  // What the website counts.
  visitRequests: {
    limits: 'requests that count what visitors do',
    unit: 'requests',
    caller: 50,
    tenant: 1000,
    windowMs: 10 * SECOND,
  },
  visitFacts: { limits: 'facts that one such request counts', unit: 'facts', each: 60 },
  waitingVisitSums: {
    limits: 'daily sums of facts that wait to be written',
    unit: 'sums',
    // More than one caller can fill between two writes.
    tenant: 10_000,
    process: 100_000,
  },
  // The lake.
  queryTime: {
    limits: 'time of slow queries, and of queries that select documents to change',
    unit: 'milliseconds',
    person: 6 * SECOND,
    windowMs: MINUTE,
  },
  planTime: {
    limits: 'time to work out what transactions change',
    unit: 'milliseconds',
    person: 6 * SECOND,
    windowMs: MINUTE,
  },
  mainThreadQuery: { limits: 'time of a query that everybody waits for', unit: 'milliseconds', each: 50 },
  threadQuery: { limits: 'time of a query in its own thread', unit: 'milliseconds', each: 2 * SECOND },
  overBudgetQuery: {
    limits: 'time there of an unknown query whose author has used up theirs',
    unit: 'milliseconds',
    each: 200,
  },
  waitingTasks: { limits: 'queries and plans that wait for that thread', unit: 'requests', person: 8 },
  waitingServiceTasks: { limits: 'the same of the website’s robots', unit: 'requests', person: 500 },
  mainThreadPlan: { limits: 'time of a plan that everybody waits for', unit: 'milliseconds', each: 200 },
  threadPlan: { limits: 'time of a plan in its own thread', unit: 'milliseconds', each: 3 * SECOND },
  planCheck: { limits: 'time to check the rights of a large plan', unit: 'milliseconds', each: 5 * SECOND },
  selectors: { limits: 'queries by which a transaction selects documents', unit: 'requests', each: 100 },
  selectedDocuments: {
    limits: 'documents that one query selects to change',
    unit: 'documents',
    each: 10_000,
  },
  lakeSockets: { limits: 'connections to the lake', unit: 'sockets', caller: 512, process: 2048 },
  headersTime: { limits: 'time to send the headers of a request', unit: 'milliseconds', each: 10 * SECOND },
  busyHeadersTime: {
    limits: 'time to send the headers while more than half of all connections are taken',
    unit: 'milliseconds',
    each: 3 * SECOND,
  },
  requestTime: { limits: 'time to send a request', unit: 'milliseconds', each: 30 * SECOND },
  lakeStreams: { limits: 'streams of changed documents', unit: 'streams', person: 100, process: 1500 },
  studioSockets: { limits: 'sockets for presence in the Studio', unit: 'sockets', person: 40 },
  invitations: { limits: 'invitations by mail', unit: 'requests', person: 50, windowMs: DAY },
  invitationsToAddress: { limits: 'the same to one email address', unit: 'requests', each: 5, windowMs: DAY },
  documentBytes: { limits: 'size of a document as JSON', unit: 'bytes', each: MIB },
  documentFields: { limits: 'values in a document', unit: 'fields', each: 20_000 },
  contentBytes: { limits: 'stored documents as JSON', unit: 'bytes', tenant: 16 * MIB, process: 192 * MIB },
  writtenBytes: { limits: 'written documents as JSON', unit: 'bytes', tenant: 2048 * MIB, windowMs: DAY },
  recentChanges: { limits: 'changes kept for streams that reconnect', unit: 'bytes', process: 64 * MIB },
  contentDocuments: { limits: 'stored documents', unit: 'documents', tenant: 10_000 },
  requestBody: {
    limits: 'body of a request to the lake, other than an upload',
    unit: 'bytes',
    each: 20 * MIB,
  },
  imageUpload: { limits: 'size of an uploaded picture', unit: 'bytes', each: 50 * MIB },
  fileUpload: { limits: 'size of another uploaded file', unit: 'bytes', each: 100 * MIB },
  newFiles: { limits: 'uploaded files', unit: 'files', tenant: 2000, windowMs: DAY },
  newTenants: { limits: 'new tenants', unit: 'documents', each: 20, person: 100, windowMs: DAY },
  // The website.
  leadStreams: { limits: 'live updates of inboxes', unit: 'streams', person: 5, tenant: 50, process: 4000 },
} as const satisfies Record<string, Budget>;
