/** Roles that may see personal data of a dealership's shoppers. Editors and viewers see none. */
export const PERSONAL_DATA_ROLES = ['administrator', 'agency', 'leadStaff'] as const;
export type PersonalDataRole = (typeof PERSONAL_DATA_ROLES)[number];
