import type { CurrentUser } from 'sanity';

type Person = Pick<CurrentUser, 'roles'> | null | undefined;

const has = (person: Person, ...names: readonly string[]) =>
  person?.roles.some(({ name }) => names.includes(name)) ?? false;

// What the Studio offers. What a person may really do is decided by the lake.

export const isAdministrator = (person: Person) => has(person, 'administrator');

/** Agencies take on new dealerships; so do administrators. */
export const mayCreateDealerships = (person: Person) => has(person, 'administrator', 'agency');

/** Agencies and administrators look after what dealerships share; only administrators write it. */
export const readsSharedContent = (person: Person) => has(person, 'administrator', 'agency');
