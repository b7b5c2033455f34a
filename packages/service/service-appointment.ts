import type { Operation } from './operations.ts';
import type { Span } from './slots.ts';

/** What is to be done, as the shopper said it. */
export interface JobDetails {
  readonly notes: string | null;
  readonly vehicles: readonly { readonly year: number; readonly make: string; readonly model: string }[];
  readonly operations: readonly Operation[];
  /** Null if a person brings the car. */
  readonly business: BusinessCustomer | null;
}

/** A business that brings a car. */
interface BusinessCustomer {
  readonly name: string;
  readonly contactName?: string;
  readonly contactTitle?: string;
  readonly contactPhone?: string;
  readonly contactEmail?: string;
}

/** A service appointment with the names of spec 3. The fields of the lead kind SERVICE are the same. */
interface ServiceAppointment extends Partial<BusinessCustomer> {
  readonly appointment_id: string;
  /** UTC in ISO 8601: `2026-11-24T13:30:00.000Z`. */
  readonly start_datetime: string;
  readonly end_datetime: string;
  readonly notes_general?: string;
  readonly vehicle_arr: JobDetails['vehicles'];
  readonly repair_order_lines: readonly {
    readonly op_code: string;
    readonly name: string;
    readonly notes_narrative?: string;
  }[];
}

/** The payload of a service appointment (spec 3). Fields without a value are left out. */
export const serviceAppointment = (
  { id, start, end }: Span & { readonly id: string },
  job: JobDetails,
): ServiceAppointment => ({
  appointment_id: id,
  start_datetime: start.toISOString(),
  end_datetime: end.toISOString(),
  ...serviceJob(job),
});

/** The same for a job without a time. */
export const serviceJob = ({
  notes,
  vehicles,
  operations,
  business,
}: JobDetails): Omit<ServiceAppointment, 'appointment_id' | 'start_datetime' | 'end_datetime'> => ({
  ...(notes !== null && { notes_general: notes }),
  // Cars and businesses may have other fields, which must not leave the site.
  vehicle_arr: vehicles.map(({ year, make, model }) => ({ year, make, model })),
  repair_order_lines: operations.map((operation) => ({
    op_code: operation.opCode,
    name: operation.name,
    ...(operation.notes !== null && { notes_narrative: operation.notes }),
  })),
  ...(business !== null && businessFields(business)),
});

const businessFields = ({
  name,
  contactName,
  contactTitle,
  contactPhone,
  contactEmail,
}: BusinessCustomer): BusinessCustomer => ({
  name,
  ...(contactName !== undefined && { contactName }),
  ...(contactTitle !== undefined && { contactTitle }),
  ...(contactPhone !== undefined && { contactPhone }),
  ...(contactEmail !== undefined && { contactEmail }),
});
