/** How kinds put what was filled in into the shape of a lead. */
import { type LeadContact, type LeadDetail, type LeadVehicle, UNKNOWN_VEHICLE } from '../lead.ts';

/** What a contact may leave out. */
interface Reachable {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Without an address: forms ask for none. */
export function contactOf({ firstName, lastName, email, phone }: Reachable): LeadContact {
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    email: email ?? null,
    phone: phone ?? null,
    address: null,
  };
}

/** Details in the order given; those without a value are left out. */
export function detailsOf(answers: Readonly<Record<string, string | undefined>>): LeadDetail[] {
  return Object.entries(answers).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** A visitor's own car, as he describes it: used, and for sale (spec 3, sell-vehicle lead). */
export function offeredVehicle(
  car: Pick<LeadVehicle, 'make' | 'model' | 'year' | 'mileage'> & { readonly price?: number },
): LeadVehicle {
  // What a form says beside this, a name or a message, is no part of a vehicle.
  const { make, model, year, mileage, price } = car;
  return { ...UNKNOWN_VEHICLE, interest: 'sell', make, model, year, mileage, price: price ?? null };
}

/** The car of the page, when the form stands on one. */
export const vehiclesOf = (vehicle: LeadVehicle | null): LeadVehicle[] => (vehicle === null ? [] : [vehicle]);
