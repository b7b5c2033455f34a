import { defineQuery } from 'groq';
import { hours } from '../../../company.groq.ts';
import { queryOne } from '../../../content-query.ts';
import { leadDeliveryShape } from './lead-delivery.ts';
import { leadRules } from '../../../objects/leads/lead-rules.groq.ts';

/** GROQ for the lead addresses that dealerships and stores can have, in the given field. */
const addresses = <const Field extends string>(field: Field) =>
  `"recipients": coalesce(${field}.leads, []),
    "byForm": coalesce(${field}.byForm[] { form, "recipients": coalesce(recipients, []) }, []),
    "crmAddresses": coalesce(${field}.crmAddresses, []),
    "sender": ${field}.sender` as const;

/**
 * GROQ for the general manager: the referenced staff member if still active, otherwise the contact entered as text.
 */
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
    "escalationAddresses": coalesce(recipients.escalation, []),
    answerMinutes,
    "sendsWeeklyReport": coalesce(sendsWeeklyReport, true),
    "staffLanguage": coalesce(staffLanguage, languages[0], "en"),
    timeZone,
    "hours": ${hours('company.hours')},
    "generalManager": ${generalManager},
    "adfFormat": coalesce(crm.adfFormat, "standard"),
    "usesPlaceholderVehicle": coalesce(crm.usesPlaceholderVehicle, false),
    "omitsUnknownVehicle": coalesce(crm.omitsUnknownVehicle, false),
    "everyRequestIsNew": coalesce(crm.everyRequestIsNew, false),
    ${leadRules},
    "sendsConfirmations": coalesce(sendsConfirmations, true),
    "webhooks": coalesce(crm.webhooks, []),
    "apiBaseUrl": select(crm.usesApi == true => apiBaseUrl),
    "stores": *[_type == "store" && dealership._ref == $dealership] | order(coalesce(order, 100) asc, name asc, _id asc) {
      key,
      "name": coalesce(name, key),
      "timeZone": coalesce(timeZone, *[_type == "dealership" && _id == $dealership][0].timeZone),
      "hours": ${hours('hours')},
      ${addresses('email')},
      "generalManager": ${generalManager}
    },
    "staffEmails": *[_type == "staffMember" && dealership._ref == $dealership && active != false && defined(email)] | order(_id asc) {
      "id": _id, email
    }
  }
`);

/** Where leads go. Only the website's server reads it, when a lead comes in. */
export const leadDeliveryQuery = queryOne('leadDelivery', LEAD_DELIVERY_QUERY, leadDeliveryShape);
