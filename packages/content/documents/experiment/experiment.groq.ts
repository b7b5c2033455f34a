import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { experimentShape } from './experiment.ts';

export const EXPERIMENTS_QUERY = defineQuery(`
  *[_type == "experiment" && dealership._ref == $dealership && isRunning == true] | order(_id asc) {
    "id": _id,
    key,
    "variants": coalesce(variants[] { key, share }, [])
  }
`);

/** The dealership's experiments that run. */
export const experimentsQuery = queryMany('experiments', EXPERIMENTS_QUERY, experimentShape);
