import { defineQuery } from 'groq';
import { z } from 'zod';
import { bodyParts } from '../../body.groq.ts';
import { queryMany } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { EMPLOYMENT_TYPES, PAY_UNITS } from './job-opening.ts';
import { bodyShape } from '../../objects/texts/body.ts';
import { DEPARTMENTS } from '../staff-member/staff-member.ts';

export const JOB_OPENINGS_QUERY = defineQuery(`
  *[_type == "jobOpening" && dealership._ref == $dealership] | order(coalesce(order, 100) asc, postedOn desc, _id asc) {
    "id": _id,
    "slug": coalesce(slug.current, _id),
    "formerSlugs": coalesce(formerSlugs, []),
    "title": ${localized('title')},
    department,
    "storeKey": select(store->dealership._ref == $dealership => store->key),
    "description": ${localizedBlocks('description')} ${bodyParts},
    employmentType,
    "pay": pay { from, to, per },
    postedOn,
    openUntil
  }
`);

/** The last segment of a path, or a document's ID. */
const DOCUMENT_NAME = /^[\w-]+(\.[\w-]+)*$/;

/** What the query returns. */
export const jobOpeningShape = z.object({
  id: z.string(),
  /** Unique within the dealership and the same in all languages. The document's ID if it has no slug. */
  slug: z.string().regex(DOCUMENT_NAME),
  /** Previous slugs. */
  formerSlugs: z.array(z.string()),
  title: z.string().min(1),
  department: z.enum(DEPARTMENTS).nullable(),
  /** The store's key. Null means any store. */
  storeKey: z.string().nullable(),
  description: bodyShape,
  employmentType: z.enum(EMPLOYMENT_TYPES),
  /** Cents. */
  pay: z
    .object({ from: z.number().int().nullable(), to: z.number().int().nullable(), per: z.enum(PAY_UNITS) })
    .nullable(),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive. */
  postedOn: z.iso.date(),
  openUntil: z.iso.date().nullable(),
});

export const jobOpeningsQuery = queryMany('jobOpenings', JOB_OPENINGS_QUERY, jobOpeningShape);
