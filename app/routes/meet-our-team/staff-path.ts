import type { StaffMember } from '@rooftop/content/documents/staff-member';

export const TEAM_PATH = '/our-company/meet-our-team';

/** Path of a staff member's page, without the language. */
export const staffPath = ({ slug }: Pick<StaffMember, 'slug'>): string => `${TEAM_PATH}/${slug}`;
