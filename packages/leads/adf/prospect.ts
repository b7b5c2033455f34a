/**
 * Content of an ADF lead before it becomes XML or JSON: texts are cleaned, numbers formatted, and the defaults of
 * spec 3 filled in.
 */
import type { LeadAddress, LeadVehicle } from '../lead.ts';

export interface AdfVehicle {
  readonly interest: LeadVehicle['interest'];
  readonly status: LeadVehicle['status'];
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly vin: string | null;
  readonly stock: string | null;
  readonly trim: string | null;
  readonly bodyStyle: string | null;
  readonly transmission: 'A' | 'M' | null;
  /** Miles. */
  readonly odometer: string | null;
  readonly interiorColor: string | null;
  readonly exteriorColor: string | null;
  /** US dollars with cents. */
  readonly price: string | null;
  readonly comments: string | null;
}

export interface AdfAddress {
  readonly type: LeadAddress['type'];
  readonly street: string;
  readonly apartment: string | null;
  readonly city: string | null;
  readonly regionCode: string | null;
  readonly postalCode: string | null;
}

export interface AdfCustomer {
  readonly firstName: string;
  readonly lastName: string;
  /** At least one of email and phone is present. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: AdfAddress | null;
  /** When the customer would like to come. Null if the form doesn't ask for a day. */
  readonly timeframe: { readonly description: string; readonly earliestDate: string } | null;
  readonly comments: string | null;
}

export interface AdfVendor {
  readonly name: string;
  readonly url: string;
  readonly contact: {
    readonly fullName: string;
    /** At least one of email and phone is present. */
    readonly email: string | null;
    readonly phone: string | null;
  };
}

export interface Prospect {
  /** CRMs recognize a repeat by id and source together. */
  readonly id: string;
  readonly idSource: string;
  /** ISO 8601 with the offset of the dealership's time zone. */
  readonly requestDate: string;
  readonly status: 'new' | 'resend';
  /** Empty only for CRMs that accept leads without a vehicle; the standard requires one. */
  readonly vehicles: readonly AdfVehicle[];
  readonly customer: AdfCustomer;
  readonly vendor: AdfVendor;
  readonly provider: { readonly name: string; readonly service: string; readonly url: string };
}
