import type { z } from 'zod';
import type { staffMemberShape } from './staff-member.groq.ts';

export const DEPARTMENTS = ['Sales', 'Service', 'Parts', 'Technician'] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** Public data of a staff member (spec 3, Staff). Only lead-delivery.groq.ts reads their email address. */
export type StaffMember = z.infer<typeof staffMemberShape>;
