/** Executes the writes of principals: builds, checks and stores a transaction, and returns its result. */
import type { FieldRules } from '../access/field-rules.ts';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from '@rooftop/database/pool';
import { grantForNewTenant } from '../access/grants.ts';
import type { Principal } from '../access/principal.ts';
import { isAdministrator } from '../access/rights.ts';
import { assetForUploader } from '../assets/asset-document.ts';
import { insertBlob, type SaveAsset } from '../assets/save-asset.ts';
import { publishedId, type LakeDocument } from '../document.ts';
import type { Tenancy } from '../tenancy.ts';
import { TimeLimitExceeded, runWithTimeLimit } from '../query/time-limit.ts';
import { createLayer, type Documents, type Layer } from '../store/documents.ts';
import type { MutationResult, PlannedTransaction } from '../store/transaction.ts';
import type { Writer } from '../store/writer.ts';
import { type ExclusiveNames, publishedNames } from './exclusive-names.ts';
import { buildTransaction, type TransactionBuilder } from './transaction-builder.ts';
import { WriteRefused } from './write-refused.ts';

export interface WritesOptions {
  readonly dataset: string;
  readonly documents: Documents;
  readonly writer: Writer;
  readonly fieldRules: FieldRules;
  /** Called after grants have changed. */
  readonly onGrants: () => void;
  /** Names that only one document can hold. */
  readonly names?: ExclusiveNames | undefined;
}

export interface WriteRequest {
  readonly principal: Principal;
  readonly transactionId?: string | undefined;
  readonly dryRun?: boolean | undefined;
  /**
   * Applies the request to the transaction.
   * @throws WriteRefused if the request cannot be applied
   */
  readonly build: (transaction: TransactionBuilder) => void;
  /** Stores more in the same database transaction. */
  readonly storeExtra?: (client: PoolClient) => Promise<void>;
}

export interface WriteResult {
  readonly transactionId: string;
  readonly results: readonly MutationResult[];
  /** Returns a document as this transaction left it. */
  find(id: string): LakeDocument | undefined;
}

export interface Writes {
  /**
   * Resolves once everything is on disk.
   * @throws WriteRefused, WriterUnavailable or AccessRefused
   */
  write(request: WriteRequest): Promise<WriteResult>;
  readonly saveAsset: SaveAsset;
}

/** Maximum time in ms that planning a transaction may block other writers. */
const PLAN_MS = 5000;

export function createWrites({
  dataset,
  documents,
  writer,
  fieldRules,
  onGrants,
  names,
}: WritesOptions): Writes {
  async function write(request: WriteRequest): Promise<WriteResult> {
    const { principal, transactionId, build } = request;
    let planned: PlannedTransaction | undefined;
    const plan = (layer: Layer): PlannedTransaction => {
      const transaction = buildTransaction({
        id: transactionId ?? randomUUID(),
        principal,
        fieldRules,
        timestamp: new Date().toISOString(),
        documents: layer,
        names,
      });
      build(transaction);
      return transaction.finish();
    };
    const planInTime = (layer: Layer): PlannedTransaction => {
      try {
        planned = runWithTimeLimit(PLAN_MS, () => plan(layer));
        return planned;
      } catch (error) {
        if (!(error instanceof TimeLimitExceeded)) throw error;
        throw new WriteRefused('mutationError', 'The transaction takes too long: split it up');
      }
    };
    const answer = (id: string, results: readonly MutationResult[]): WriteResult => ({
      transactionId: id,
      results,
      find: (one) =>
        (planned?.changes.find((change) => change.id === one) ?? { after: documents.get(one) }).after ??
        undefined,
    });
    if (request.dryRun) {
      const { id, results } = planInTime(createLayer(documents));
      return answer(id, results);
    }
    let newTenants: string[] = [];
    const { id, results } = await writer.write({
      transactionId,
      author: principal.id,
      plan: planInTime,
      alsoStore(transaction) {
        newTenants = newTenantsOf(principal.tenancy, transaction, documents);
        // Names that administrators publish need no other confirmation.
        const confirmed =
          names && isAdministrator(principal) ? publishedNames(names, transaction.changes) : [];
        if (newTenants.length === 0 && confirmed.length === 0) return request.storeExtra;
        return async (client) => {
          for (const one of confirmed) await names?.confirm(client, one.id, one.added, principal.id);
          for (const tenant of newTenants) await grantForNewTenant(client, principal, tenant);
          await request.storeExtra?.(client);
        };
      },
    });
    if (newTenants.length > 0) onGrants();
    return answer(id, results);
  }

  const saveAsset: SaveAsset = async (principal, asset, bytes) => {
    let own = asset;
    const answer = await write({
      principal,
      build(transaction) {
        own = assetForUploader(principal.tenancy, asset, transaction.documents.get(asset._id));
        if (transaction.documents.get(own._id) === undefined) transaction.createAsset(own);
      },
      storeExtra: (client) => insertBlob(client, { dataset, id: own._id, mimeType: own.mimeType, bytes }),
    });
    const saved = answer.find(own._id);
    if (saved === undefined) throw new Error(`The asset ${own._id} was not stored`);
    return saved;
  };

  return { write, saveAsset };
}

/** Returns tenants that had neither a draft nor a published document before. */
function newTenantsOf(
  { tenantType }: Tenancy,
  { changes }: PlannedTransaction,
  documents: Documents,
): string[] {
  const ids = changes.flatMap(({ id, after }) => (after?._type === tenantType ? [publishedId(id)] : []));
  return [...new Set(ids)].filter((id) => documents.family(id).length === 0);
}
