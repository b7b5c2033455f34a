import { lakeshore } from './lakeshore/tenant.ts';
import { northCountry } from './north-country/tenant.ts';
import { summit } from './summit/tenant.ts';
import type { TenantKit } from './tenant-kit.ts';

/** The dealerships that come with the platform. */
export const tenants: readonly TenantKit[] = [lakeshore, northCountry, summit];
