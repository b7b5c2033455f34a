import type { StaffMember } from '@rooftop/content/documents/staff-member/staff-member';

/** A staff member with all required fields. */
export const testStaffMember = (fields: Partial<StaffMember> = {}): StaffMember => ({
  id: 'staffMember-alpha-ann-lee',
  slug: 'ann-lee',
  formerSlugs: [],
  department: 'Sales',
  firstName: 'Ann',
  lastName: 'Lee',
  title: 'Sales Consultant',
  phone: null,
  rating: null,
  image: null,
  bio: null,
  storeKey: null,
  ...fields,
});
