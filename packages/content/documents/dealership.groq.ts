import { defineQuery } from 'groq';
import { queryMany } from '../content-query.ts';
import { picture } from '../picture.groq.ts';
import { dealershipShape } from './dealership.ts';

export const DEALERSHIPS_QUERY = defineQuery(`
  *[_type == "dealership"] | order(_createdAt asc, _id asc) {
    "id": _id,
    "createdAt": _createdAt,
    "slug": slug.current,
    name,
    hostnames,
    languages,
    timeZone,
    theme { brand, accent, neutral, radius, displayFace, header },
    "logo": ${picture('logo', '_id')}
  }
`);

/** The registry: the one query that reads across dealerships. */
export const dealershipsQuery = queryMany('dealerships', DEALERSHIPS_QUERY, dealershipShape);
