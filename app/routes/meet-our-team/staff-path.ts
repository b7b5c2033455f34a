import type { StaffMember } from '@rooftop/content/documents/staff-member';

export const TEAM_PATH = '/our-company/meet-our-team';

/** The address of somebody's page, without the language. */
export const staffPath = ({ slug }: Pick<StaffMember, 'slug'>): string => `${TEAM_PATH}/${slug}`;
