/** The embedded content lake: a server for Sanity's HTTP API, with one project and dataset. */
import type { FieldRules } from './access/rights/field-rules.ts';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { every } from 'hono/combine';
import { type AccessOptions, createAccess } from './access/access.ts';
import { limitBodySize } from './requests/limit-body.ts';
import { withCurrentUrl } from './assets/asset-document.ts';
import { createAssets } from './assets/assets.ts';
import { publishedId } from './document.ts';
import { createHistory } from './history/history.ts';
import { historyRoutes } from './history/history-routes.ts';
import { documentRoutes } from './http/document-routes.ts';
import { createLakeApp } from './http/lake-app.ts';
import { createLakeServer, SERVER_LIMITS, type ServerLimits } from './http/lake-server.ts';
import { lakeMetrics } from './http/lake-metrics.ts';
import { nameRoutes } from './http/name-routes.ts';
import { queryRoutes } from './http/query-routes.ts';
import { createBodyShares } from './http/share-bodies.ts';
import { streamRoutes } from './http/stream-routes.ts';
import { writeRoutes } from './http/write-routes.ts';
import type { ExclusiveNames } from './mutations/exclusive-names.ts';
import { createWrites } from './mutations/writes.ts';
import { createQueries } from './query/queries.ts';
import { createSlowWork } from './query/slow-work.ts';
import { tagsOfChange } from './query/sync-tags.ts';
import { createContentUsage } from './store/content-usage.ts';
import { createDocuments } from './store/documents.ts';
import { loadDataset } from './store/load-dataset.ts';
import type { Transaction } from './store/transaction.ts';
import { createWriter } from './store/writer.ts';
import { createWriterLink } from './store/writer-link.ts';
import { createDelivery } from './streams/delivery.ts';
import { createOpenStreams } from './streams/event-stream.ts';
import { createFeed } from './streams/transaction-feed.ts';
import { createStudioSockets, type SocketLimits } from './streams/studio-socket.ts';

export { DatasetLocked } from './store/writer-connection.ts';
export type { ExclusiveNames } from './mutations/exclusive-names.ts';
export type { Tenancy } from './tenancy.ts';

export interface LakeOptions extends Omit<AccessOptions, 'now' | 'tenantName'> {
  /**
   * Paths that editors may write in their own tenant's document, such as `recipients.leads`. Agencies may write
   * all of it.
   */
  readonly fieldRules: FieldRules;
  /** Folder for transformed images. */
  readonly cacheDir: string;
  /** Names that only one tenant can hold, such as hostnames. */
  readonly names?: ExclusiveNames;
  /** Defaults to SERVER_LIMITS. */
  readonly limits?: ServerLimits;
  /** Bytes of JSON that the documents of a tenant, and all together, may take. Defaults to the table's. */
  readonly contentBytes?: { readonly tenant: number; readonly process: number };
  /** Defaults to SOCKET_LIMITS. */
  readonly socketLimits?: SocketLimits;
  /**
   * Called when memory and database no longer agree. The process should exit and reload everything when it restarts.
   */
  readonly onDiverged: (reason: string) => void;
}

export interface Lake {
  fetch(request: Request): Response | Promise<Response>;
  /**
   * Returns the port, which the system chooses if `port` is 0.
   * @param options.isInternal whether only our own processes reach it. Their connections have no limit, and `/metrics`
   * is served. Defaults to false.
   */
  listen(port: number, host: string, options?: { readonly isInternal?: boolean }): Promise<number>;
  /** Ends streams and finishes requests and writes. */
  close(): Promise<void>;
}

/** Number of documents to name in the log. */
const NAMED = 100;
/** Time in ms for requests to finish when the lake closes. */
const DRAIN_MS = 5000;

/**
 * Loads the dataset and locks it, so that no other process can write it.
 * @throws DatasetLocked if another process writes this dataset
 */
export async function createLake(options: LakeOptions): Promise<Lake> {
  const { pool, tenancy, projectId, dataset, publicUrl, studioOrigins, fieldRules, log, names, onDiverged } =
    options;
  const link = createWriterLink({ pool, dataset, log, onDiverged });
  const budget = options.contentBytes ?? BUDGETS.contentBytes;
  const loaded = await link.open((client) => loadDataset(client, { dataset, tenancy, budget }));
  const { leftOut } = loaded;
  if (leftOut.documents.length > 0) {
    const total = leftOut.documents.reduce((sum, { bytes }) => sum + bytes, 0);
    log.error(
      {
        documents: leftOut.documents.map(({ id }) => id).slice(0, NAMED),
        count: leftOut.documents.length,
        bytes: total,
      },
      'The lake is full and starts without these documents, which stay in the database. Delete others, or raise contentBytes in packages/budgets, and restart it.',
    );
  }
  const documents = createDocuments(
    loaded.documents.map((document) => withCurrentUrl(document, { publicUrl })),
  );
  const usage = createContentUsage(tenancy, budget);
  for (const document of documents.all()) usage.add(document);
  const slowWork = createSlowWork(documents);
  const queries = createQueries({ projectId, dataset, documents, slowWork });
  const feed = createFeed(loaded.sequence);
  const open = createOpenStreams();

  function onTransaction(transaction: Transaction): void {
    queries.apply(transaction.changes);
    const bytes = usage.apply(transaction.changes);
    const tagged = transaction.changes.map((change) => ({
      isPublished: change.id === publishedId(change.id),
      tags: tagsOfChange(tenancy, change, documents.family(change.id)),
    }));
    const all = [...new Set(tagged.flatMap(({ tags }) => tags))];
    const published = [...new Set(tagged.flatMap(({ isPublished, tags }) => (isPublished ? tags : [])))];
    feed.publish({ transaction, tags: { all, published }, bytes });
  }

  const writer = createWriter({ pool, dataset, documents, link, onTransaction });
  const access = createAccess({ ...options, tenantName: (id) => documents.get(id)?.['name'] });
  const writes = createWrites({
    dataset,
    documents,
    writer,
    slowWork,
    twoFactorRoles: options.twoFactorRoles ?? [],
    leftOut,
    checkRoom: (changes) => usage.check(changes),
    fieldRules,
    onGrants: () => access.clearCache(),
    names,
  });
  const { cacheDir, trustedProxies } = options;
  const { saveAsset } = writes;
  const assets = createAssets({
    pool,
    projectId,
    dataset,
    publicUrl,
    cacheDir,
    log,
    saveAsset,
    tenantType: tenancy.tenantType,
    isThere: (id) => documents.get(id) !== undefined,
    authentication: access,
    trustedProxies,
  });

  const shareBodies = createBodyShares();
  const receive = every(shareBodies(BUDGETS.requestBody.each), limitBodySize(BUDGETS.requestBody.each));
  const app = createLakeApp({
    projectId,
    dataset,
    publicUrl,
    studioOrigins,
    log,
    access,
    assets,
    receive,
    shareBodies,
    writes: writeRoutes({ writes, queries, receive }),
    data: [
      queryRoutes(queries),
      documentRoutes(documents, leftOut),
      ...(names ? [nameRoutes({ documents, names })] : []),
      streamRoutes({
        projectId,
        dataset,
        publicUrl,
        feed,
        open,
        delivery: createDelivery(queries, (error) => log.error({ err: error }, 'A stream failed')),
        authentication: access,
        log,
      }),
      historyRoutes(createHistory(pool, dataset)),
    ],
  });

  const sockets = createStudioSockets({
    dataset,
    studioOrigins,
    authentication: access,
    limits: options.socketLimits,
  });
  const fetchWithMetrics: typeof app.fetch = (request, ...rest) =>
    new URL(request.url).pathname === '/metrics'
      ? new Response(lakeMetrics({ usage, maxBytes: budget.process, leftOut }))
      : app.fetch(request, ...rest);
  const servers: Server[] = [];
  const limits = options.limits ?? SERVER_LIMITS;
  return {
    fetch: (request) => app.fetch(request),
    async listen(port, host, { isInternal = false } = {}) {
      const shared = isInternal ? { ...limits, sockets: null } : limits;
      const server = createLakeServer(isInternal ? fetchWithMetrics : app.fetch, shared, trustedProxies ?? 0);
      servers.push(server);
      server.on('upgrade', sockets.upgrade);
      server.listen(port, host);
      await once(server, 'listening');
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The server has no port');
      return address.port;
    },
    async close() {
      const closed = servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve())));
      open.close();
      sockets.close();
      for (const server of servers) server.closeIdleConnections();
      const late = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), DRAIN_MS);
      await Promise.all(closed);
      clearTimeout(late);
      assets.close();
      await slowWork.close();
      await writer.close();
      await link.close();
    },
  };
}
