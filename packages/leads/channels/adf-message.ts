import type { AdfCustomer, AdfVehicle } from '../adf/prospect.ts';
import { prospectOf } from '../adf/prospect-of.ts';
import type { OutgoingLead } from '../delivery/channel.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { vehicleFacts, leadVehicleName, vehicleRole } from '../wording/vehicle-facts.ts';

/**
 * Builds the ADF variant of the lead API (spec 3 and 7), with exactly these fields. The API supports one vehicle, so
 * a trade-in appears in the comments along with everything else said in words. Unknown values are omitted.
 */
export function adfMessage({ lead, destination }: OutgoingLead) {
  const { vehicles, customer, vendor, provider, status } = prospectOf(lead, destination);
  const [vehicle] = vehicles;
  const others = lead.content.vehicles.slice(1).map((other) => {
    const facts = [leadVehicleName(other) ?? 'Unknown', ...vehicleFacts(other)];
    return `${vehicleRole(other)}: ${facts.join(', ')}`;
  });
  const comments = [customer.comments, vehicle?.comments ?? null, ...others].filter((part) => part !== null);
  return {
    prospect: { status },
    subject: cleanLine(lead.content.subject),
    email: destination.to,
    type: 'adf',
    vehicle: vehicle && vehicleFields(vehicle),
    customer: customerFields(customer),
    vendor: {
      name: vendor.name,
      contact: {
        full_name: vendor.contact.fullName,
        email: vendor.contact.email ?? undefined,
        phone: vendor.contact.phone ?? undefined,
      },
    },
    provider: { name: provider.name },
    comments: comments.join('\n'),
  } as const;
}

function vehicleFields(vehicle: AdfVehicle) {
  return {
    interest: vehicle.interest,
    status: vehicle.status,
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    vin: vehicle.vin ?? undefined,
    trim: vehicle.trim ?? undefined,
    bodystyle: vehicle.bodyStyle ?? undefined,
    transmission: vehicle.transmission ?? undefined,
    interiorcolor: vehicle.interiorColor ?? undefined,
    exteriorcolor: vehicle.exteriorColor ?? undefined,
    price: vehicle.price ?? undefined,
    odometer: vehicle.odometer ?? undefined,
    comments: vehicle.comments ?? undefined,
  };
}

function customerFields({ firstName, lastName, email, phone, comments, address }: AdfCustomer) {
  return {
    first_name: firstName,
    last_name: lastName,
    email: email ?? undefined,
    phone: phone === null ? undefined : { value: phone, type: 'voice', time: 'day' },
    comments: comments ?? undefined,
    address:
      address === null
        ? undefined
        : {
            type: address.type,
            street: { line_1: address.street },
            postalcode: address.postalCode ?? undefined,
            city: address.city ?? undefined,
            regioncode: address.regionCode ?? undefined,
            apartment: address.apartment ?? undefined,
          },
  };
}
