/** Helpers that convert form input to lead content. */
import type { LeadContact, LeadDetail, LeadVehicle } from '../lead.ts';
import { UNKNOWN_VEHICLE } from '../unknown-vehicle.ts';

/** Contact fields, all optional. */
interface Reachable {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Converts contact fields. The address is null because forms don't ask for one. */
export function contactOf({ firstName, lastName, email, phone }: Reachable): LeadContact {
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    email: email ?? null,
    phone: phone ?? null,
    address: null,
  };
}

/** Converts answers to details in the given order, without the empty ones. */
export function detailsOf(answers: Readonly<Record<string, string | undefined>>): LeadDetail[] {
  return Object.entries(answers).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as dollars, for staff. */
export const dollarsForStaff = (cents: number): string => USD.format(cents / 100);

/** Converts the visitor's own vehicle: used and for sale (spec 3, sell-vehicle lead). */
export function offeredVehicle(
  car: Pick<LeadVehicle, 'make' | 'model' | 'year' | 'mileage'> & { readonly price?: number },
): LeadVehicle {
  // Forms pass other fields too, such as a name or a message, which must not end up in the vehicle.
  const { make, model, year, mileage, price } = car;
  return { ...UNKNOWN_VEHICLE, interest: 'sell', make, model, year, mileage, price: price ?? null };
}

/** The vehicle of the form's page as an array. Empty if the page has none. */
export const vehiclesOf = (vehicle: LeadVehicle | null): LeadVehicle[] => (vehicle === null ? [] : [vehicle]);
