import { staffMember } from '../../staff-member.ts';
import type { StaffMemberKit } from '../../tenant-kit.ts';

const forest = ['#1f4d36', '#f6ecd2'] as const;
const wheat = ['#e3b23c', '#2c1f0c'] as const;
const bark = ['#5b3a24', '#f6ecd2'] as const;
const pine = ['#1f4d36', '#e3b23c'] as const;

/** The family, and long-time employees who are part of it. */
export const staff: readonly StaffMemberKit[] = [
  staffMember({
    name: ['June', 'LaClair'],
    department: 'Sales',
    title: 'Owner and General Manager',
    store: 'watertown',
    phone: '+13155550126',
    email: 'june@northcountrymotors.example',
    rating: { stars: 4.8, count: 420 },
    bio: 'My parents opened the lot in 1986 with eleven cars and a wood stove. The stove is still in the office.\n\nCome in, or write. I will be the one who answers.',
    colors: forest,
  }),
  staffMember({
    name: ['Abdi', 'Warsame'],
    department: 'Sales',
    title: 'Sales',
    store: 'watertown',
    phone: '+13155550129',
    email: 'abdi@northcountrymotors.example',
    rating: { stars: 4.9, count: 163 },
    bio: 'Ten years at Fort Drum, seven here. Knows what a posting does to a car loan, and how to undo it.',
    colors: pine,
  }),
  staffMember({
    name: ['Dawn', 'Seymour'],
    department: 'Sales',
    title: 'Finance Manager',
    store: 'watertown',
    phone: '+13155550128',
    email: 'dawn@northcountrymotors.example',
    bio: 'Good credit, bad credit, none yet: same chair, same coffee. She says what it costs before you ask.',
    colors: bark,
  }),
  staffMember({
    name: ['Everett', 'LaClair'],
    department: 'Service',
    title: 'Service Manager',
    store: 'watertown',
    phone: '+13155550127',
    email: 'everett@northcountrymotors.example',
    rating: { stars: 4.7, count: 388 },
    bio: 'June’s brother. Undercoats his own truck every fall and will show you why.',
    colors: wheat,
  }),
  staffMember({
    name: ['Roy', 'Tessier'],
    department: 'Technician',
    title: 'Lead Technician',
    store: 'watertown',
    email: 'roy@northcountrymotors.example',
    bio: 'With us since 1994. If it starts at thirty below, he has probably been at it.',
    colors: bark,
  }),
  staffMember({
    name: ['Maple', 'Benedict'],
    department: 'Parts',
    title: 'Parts',
    store: 'watertown',
    phone: '+13155550130',
    email: 'maple@northcountrymotors.example',
    bio: 'Block heaters, plow frames, and the one bulb that nobody else has.',
    colors: wheat,
  }),
];
