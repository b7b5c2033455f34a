import type { RequestContext } from '#app/context.server.ts';

/** The parts of a request that a lead needs. */
export type LeadContext = Pick<
  RequestContext,
  | 'dealership'
  | 'origin'
  | 'locale'
  | 'content'
  | 'store'
  | 'client'
  | 'visitor'
  | 'company'
  | 'now'
  | 't'
  | 'href'
  | 'appointments'
  | 'report'
  | 'inventory'
  | 'terms'
  | 'imageUrl'
  | 'pictures'
>;
