/** What an ADF lead says, before it is XML or JSON: texts are clean, figures printed, defaults of spec 3 filled in. */
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
  /** miles */
  readonly odometer: string | null;
  readonly interiorColor: string | null;
  readonly exteriorColor: string | null;
  /** USD, with cents */
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
  /** one of e-mail and phone is there */
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: AdfAddress | null;
  /** when the customer would like to come; null if the form asks for no day */
  readonly timeframe: { readonly description: string; readonly earliestDate: string } | null;
  readonly comments: string | null;
}

export interface AdfVendor {
  readonly name: string;
  readonly url: string;
  readonly contact: {
    readonly fullName: string;
    /** one of e-mail and phone is there */
    readonly email: string | null;
    readonly phone: string | null;
  };
}

export interface Prospect {
  /** a CRM knows a repeat by both together */
  readonly id: string;
  readonly idSource: string;
  /** ISO 8601 with the offset of the dealership's zone */
  readonly requestDate: string;
  readonly status: 'new' | 'resend';
  /** Empty only for a CRM that takes a lead about no car without a vehicle: the standard demands one. */
  readonly vehicles: readonly AdfVehicle[];
  readonly customer: AdfCustomer;
  readonly vendor: AdfVendor;
  readonly provider: { readonly name: string; readonly service: string; readonly url: string };
}
