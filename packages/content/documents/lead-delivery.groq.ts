import { defineQuery } from 'groq';
import { queryOne } from '../content-query.ts';
import { leadDeliveryShape } from './lead-delivery.ts';

/** GROQ for the addresses that dealerships and stores alike may name, in a field that holds them. */
const addresses = <const Field extends string>(field: Field) =>
  `"recipients": coalesce(${field}.leads, []),
    "byForm": coalesce(${field}.byForm[] { form, "recipients": coalesce(recipients, []) }, []),
    "crmAddresses": coalesce(${field}.crmAddresses, []),
    "sender": ${field}.sender` as const;

/** GROQ for the general manager: a member of the team who is still there, else who is written down. */
const generalManager = `select(
      generalManager.person->dealership._ref == $dealership && generalManager.person->active != false => generalManager.person-> {
        "fullName": firstName + " " + lastName, email, phone
      },
      defined(generalManager.fullName) || defined(generalManager.email) || defined(generalManager.phone) => generalManager { fullName, email, phone }
    )` as const;

export const LEAD_DELIVERY_QUERY = defineQuery(`
  *[_type == "dealership" && _id == $dealership][0] {
    "id": _id,
    ${addresses('recipients')},
    "noticeAddresses": coalesce(recipients.notices, []),
    "generalManager": ${generalManager},
    "adfFormat": coalesce(crm.adfFormat, "standard"),
    "usesPlaceholderVehicle": coalesce(crm.usesPlaceholderVehicle, false),
    "omitsUnknownVehicle": coalesce(crm.omitsUnknownVehicle, false),
    "everyRequestIsNew": coalesce(crm.everyRequestIsNew, false),
    "sendsConfirmations": coalesce(sendsConfirmations, true),
    "apiBaseUrl": select(crm.usesApi == true => apiBaseUrl),
    "stores": *[_type == "store" && dealership._ref == $dealership] | order(_id asc) {
      key,
      ${addresses('email')},
      "generalManager": ${generalManager}
    },
    "staffEmails": *[_type == "staffMember" && dealership._ref == $dealership && active != false && defined(email)] | order(_id asc) {
      "id": _id, email
    }
  }
`);

/** Where leads go. The website's server alone reads it, when a lead comes in. */
export const leadDeliveryQuery = queryOne('leadDelivery', LEAD_DELIVERY_QUERY, leadDeliveryShape);
