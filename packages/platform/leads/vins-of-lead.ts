import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import type { Lead } from '@rooftop/leads/lead';
import { describeVin } from '@rooftop/vin/describe-vin';

/** What the VINs of a lead's vehicles say, and where the lead says something else. */
export const vinsOfLead = ({
  content,
  acceptedAt,
}: Pick<Lead, 'content' | 'acceptedAt'>): LeadRecord['vins'] =>
  content.vehicles.flatMap(
    ({ vin, ...stated }) =>
      (vin === null ? null : describeVin(vin, stated, acceptedAt.toISOString().slice(0, 10))) ?? [],
  );
