/** The ids under which people may create documents. */
import { z } from 'zod';
import { publishedId, type LakeDocument } from '../../document.ts';
import { tenantOf } from '../../tenancy.ts';
import type { Principal } from './principal.ts';
import { writableTenants } from './rights.ts';

const randomId = z.uuidv4();

/**
 * Returns true if the principal may create a document under its id, whether or not another document has it: two
 * documents cannot have the same id, so any other rule would tell which ids other tenants use. Allowed are random ids,
 * for a tenant's only document of a type the type with the name of the tenant (`homePage-lakeshore` of
 * `dealership-lakeshore`), and ids of new tenants (`dealership-lakeshore`), whose names are public.
 */
export function mayUseNewId(principal: Principal, document: LakeDocument): boolean {
  const { tenancy } = principal;
  const writable = writableTenants(principal);
  if (tenancy.hasPrivateIds !== true || writable === '*') return true;
  const id = publishedId(document._id);
  if (randomId.safeParse(id).success) return true;
  const prefix = `${tenancy.tenantType}-`;
  if (document._type === tenancy.tenantType) return id.startsWith(prefix);
  const tenant = tenantOf(tenancy, document);
  if (tenant === undefined || !writable.includes(tenant)) return false;
  const name = tenant.startsWith(prefix) ? tenant.slice(prefix.length) : tenant;
  return id === `${document._type}-${name}`;
}
