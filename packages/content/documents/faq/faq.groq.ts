import { defineQuery } from 'groq';
import { z } from 'zod';
import { proseParts } from '../../body.groq.ts';
import { queryMany } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { OWN_OR_SHARED, SHOWN } from '../../owner.groq.ts';
import { FAQ_PLACES } from './faq.ts';
import { proseShape } from '../../objects/texts/prose.ts';

/** GROQ condition: the answer depends on no promise, or on one that the dealership makes. */
const HOLDS = `select(
    !defined(onlyWhereOffered) => true,
    onlyWhereOffered == "engineWarranty" => {"_ref": $dealership}->engineWarranty.offered,
    onlyWhereOffered == "maintenancePlan" => {"_ref": $dealership}->maintenancePlan.offered,
    onlyWhereOffered == "repairWarranty" => {"_ref": $dealership}->repairWarranty.offered
  ) == true` as const;

export const FAQS_QUERY = defineQuery(`
  *[_type == "faq" && ${SHOWN} && ${HOLDS}] | order(select(defined(dealership) => 0, 1) asc, coalesce(order, 100) asc, _createdAt desc, _id asc) {
    "id": _id,
    "question": ${localized('question')},
    "answer": ${localizedBlocks('answer')} ${proseParts},
    "places": coalesce(places, []),
    "helpCategory": helpCategory-> { "slug": select(${OWN_OR_SHARED} => slug.current) }.slug
  }
`);

/** What the query returns. */
export const faqShape = z.object({
  id: z.string(),
  question: z.string().min(1),
  answer: proseShape,
  places: z.array(z.enum(FAQ_PLACES)),
  /** Slug of its help center category. */
  helpCategory: z.string().nullable(),
});

export const faqsQuery = queryMany('faqs', FAQS_QUERY, faqShape);
