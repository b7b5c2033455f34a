import { defineQuery } from 'groq';
import { bodyParts } from '../../body.groq.ts';
import { queryMany } from '../../content-query.ts';
import { localized, localizedBlocks } from '../../localized.groq.ts';
import { jobOpeningShape } from './job-opening.ts';

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

export const jobOpeningsQuery = queryMany('jobOpenings', JOB_OPENINGS_QUERY, jobOpeningShape);
