import { PERSONAL_DATA_ROLES } from '@rooftop/tenancy/personal-data-roles';
import type { CurrentUser } from 'sanity';

type StudioUser = Pick<CurrentUser, 'roles'> | null | undefined;

const has = (person: StudioUser, ...names: readonly string[]) =>
  person?.roles.some(({ name }) => names.includes(name)) ?? false;

// Roles control what the Studio offers. The content lake enforces what a user may do.

export const isStudioAdministrator = (person: StudioUser) => has(person, 'administrator');

/** Agencies and administrators can create dealerships. */
export const mayCreateDealerships = (person: StudioUser) => has(person, 'administrator', 'agency');

/** Agencies and administrators can see shared content. Only administrators can edit it. */
export const canReadSharedContent = (person: StudioUser) => has(person, 'administrator', 'agency');

/** Lead staff and viewers change no content. */
export const mayEdit = (person: StudioUser) => has(person, 'administrator', 'agency', 'editor');

/** Editors and viewers see no personal data of shoppers. */
export const mayReadPersonalData = (person: StudioUser) => has(person, ...PERSONAL_DATA_ROLES);
