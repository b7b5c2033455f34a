/** Executes the writes of principals: builds, checks and stores a transaction, and returns its result. */
import type { FieldRules } from '../access/rights/field-rules.ts';
import { randomUUID } from 'node:crypto';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares, type Shares } from '@rooftop/budgets/shares';
import type { PoolClient } from '@rooftop/database/pool';
import { BudgetSpent, secondsUntil } from '../requests/budget-spent.ts';
import { grantForNewTenant } from '../access/accounts/grants.ts';
import { lacksCodeToWrite } from '../access/two-factor/needs-two-factor.ts';
import type { Principal, Role } from '../access/rights/principal.ts';
import { isAdministrator, isService, writableTenants } from '../access/rights/rights.ts';
import { assetForUploader } from '../assets/asset-document.ts';
import { insertBlob, type SaveAsset } from '../assets/save-asset.ts';
import { publishedId, type LakeDocument } from '../document.ts';
import type { Tenancy } from '../tenancy.ts';
import type { SlowWork } from '../query/slow-work.ts';
import { createLayer, type Documents, type Layer } from '../store/documents.ts';
import type { LeftOut } from '../store/left-out.ts';
import type { MutationResult, PlannedTransaction } from '../store/transaction.ts';
import type { Writer } from '../store/writer.ts';
import { type ExclusiveNames, publishedNames } from './exclusive-names.ts';
import type { WriteSteps } from './apply-steps.ts';
import { createPlanning, type PlanningOptions } from './planning.ts';
import type { TransactionBuilder } from './transaction-plan.ts';
import { WriteRefused } from './write-refused.ts';

interface WritesOptions {
  readonly dataset: string;
  readonly documents: Documents;
  readonly writer: Writer;
  readonly slowWork: SlowWork;
  readonly leftOut: LeftOut;
  /** @throws BudgetSpent if there is no room for what a transaction would store */
  readonly checkRoom: PlanningOptions['checkRoom'];
  readonly fieldRules: FieldRules;
  /** Roles that need two-factor sign-in. */
  readonly twoFactorRoles: readonly Role[];
  /** Called after grants have changed. */
  readonly onGrants: () => void;
  /** Names that only one document can hold. */
  readonly names?: ExclusiveNames | undefined;
}

interface WriteRequest {
  readonly principal: Principal;
  readonly transactionId?: string | undefined;
  readonly dryRun?: boolean | undefined;
  /**
   * What the request does: steps, or a function that applies it to the transaction at once.
   * @throws WriteRefused if the request cannot be applied
   */
  readonly steps: WriteSteps | ((transaction: TransactionBuilder) => void);
  /** Stores more in the same database transaction. */
  readonly storeExtra?: (client: PoolClient) => Promise<void>;
}

interface WriteResult {
  readonly transactionId: string;
  readonly results: readonly MutationResult[];
  /** Returns a document as this transaction left it. */
  find(id: string): LakeDocument | undefined;
}

export interface Writes {
  /**
   * Refuses who may write nothing, or has used up their time, before the request's body is read.
   * @throws WriteRefused or BudgetSpent
   */
  admit(principal: Principal): void;
  /**
   * Resolves once everything is on disk.
   * @throws WriteRefused, BudgetSpent, WriterUnavailable or AccessRefused
   */
  write(request: WriteRequest): Promise<WriteResult>;
  readonly saveAsset: SaveAsset;
}

export function createWrites({
  dataset,
  documents,
  writer,
  slowWork,
  leftOut,
  checkRoom,
  fieldRules,
  twoFactorRoles,
  onGrants,
  names,
}: WritesOptions): Writes {
  const tenantShares = createShares(BUDGETS.newTenants);
  const planning = createPlanning({ fieldRules, names, slowWork, leftOut, checkRoom });

  function requireCode(principal: Principal): void {
    if (!lacksCodeToWrite(twoFactorRoles, principal)) return;
    throw new WriteRefused(
      'insufficientPermissionsError',
      'Your role needs two-factor sign-in to change content. Set it up: sign out, and sign in again.',
      { permission: 'update' },
    );
  }

  async function write(request: WriteRequest): Promise<WriteResult> {
    const { principal, transactionId, steps } = request;
    requireCode(principal);
    let planned: PlannedTransaction | undefined;
    const answer = (id: string, results: readonly MutationResult[]): WriteResult => ({
      transactionId: id,
      results,
      find: (one) =>
        (planned?.changes.find((change) => change.id === one) ?? { after: documents.get(one) }).after ??
        undefined,
    });
    const job = {
      id: transactionId ?? randomUUID(),
      principal,
      ...(typeof steps === 'function' ? { build: steps } : { steps }),
    };
    return planning.run(job, async (plan) => {
      const keep = (layer: Layer): PlannedTransaction => {
        planned = plan(layer);
        const count = newTenantsOf(principal.tenancy, planned, documents).length;
        if (!isService(principal)) requireTenants(tenantShares, principal, count);
        return planned;
      };
      if (request.dryRun) {
        const { id, results } = keep(createLayer(documents));
        return answer(id, results);
      }
      return store(request, keep, answer);
    });
  }

  async function store(
    { principal, transactionId, storeExtra }: WriteRequest,
    plan: (layer: Layer) => PlannedTransaction,
    answer: (id: string, results: readonly MutationResult[]) => WriteResult,
  ): Promise<WriteResult> {
    let newTenants: string[] = [];
    const { id, results } = await writer.write({
      transactionId,
      author: principal.id,
      plan,
      alsoStore(transaction) {
        newTenants = newTenantsOf(principal.tenancy, transaction, documents);
        // Names that administrators publish need no other confirmation.
        const confirmed =
          names && isAdministrator(principal) ? publishedNames(names, transaction.changes) : [];
        if (newTenants.length === 0 && confirmed.length === 0) return storeExtra;
        return async (client) => {
          for (const one of confirmed) await names?.confirm(client, one.id, one.added, principal.id);
          for (const tenant of newTenants) await grantForNewTenant(client, principal, tenant);
          await storeExtra?.(client);
        };
      },
    });
    if (newTenants.length > 0) onGrants();
    if (!isService(principal)) tenantShares.charge({ person: principal.id }, newTenants.length);
    return answer(id, results);
  }

  const saveAsset: SaveAsset = async (principal, asset, bytes) => {
    let own = asset;
    const answer = await write({
      principal,
      steps(transaction) {
        own = assetForUploader(principal.tenancy, asset, transaction.documents.get(asset._id));
        if (transaction.documents.get(own._id) === undefined) transaction.createAsset(own);
      },
      storeExtra: (client) => insertBlob(client, { dataset, id: own._id, mimeType: own.mimeType, bytes }),
    });
    const saved = answer.find(own._id);
    if (saved === undefined) throw new Error(`The asset ${own._id} was not stored`);
    return saved;
  };

  return {
    admit(principal) {
      if (writableTenants(principal).length === 0) {
        const reason = 'Your role is read-only.';
        throw new WriteRefused(
          'insufficientPermissionsError',
          `Insufficient permissions; permission "update" required. ${reason}`,
          { permission: 'update' },
        );
      }
      requireCode(principal);
      planning.requireTime(principal);
    },
    write,
    saveAsset,
  };
}

/** @throws BudgetSpent if the principal may not create so many tenants */
function requireTenants(shares: Shares, { id, tenancy: { tenantType } }: Principal, count: number): void {
  const { each } = BUDGETS.newTenants;
  if (count > each) {
    throw new BudgetSpent(413, `A transaction may create ${each} ${tenantType}s. Split it up.`);
  }
  const refused = count === 0 ? undefined : shares.refusal({ person: id }, count);
  if (refused === undefined) return;
  const seconds = secondsUntil(refused);
  const message = `You may create ${refused.limit} ${tenantType}s a day. Try again in ${seconds} s.`;
  throw new BudgetSpent(429, message, seconds);
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
