import { staffMember } from '../../staff-member.ts';
import type { StaffMemberKit } from '../../tenant-kit.ts';

const lake = ['#0b4a5e', '#e8f2f5'] as const;
const dawn = ['#f26a1b', '#2b1204'] as const;
const mist = ['#2f7186', '#fff4ea'] as const;
const night = ['#143640', '#f7b787'] as const;

const house: readonly StaffMemberKit[] = [
  staffMember({
    name: ['Renata', 'Kowalczyk'],
    department: 'Sales',
    title: 'President',
    phone: '+18145550140',
    email: 'renata.kowalczyk@lakeshoreauto.example',
    bio: 'My father sold his first car on Peach Street in 1978 and wrote the price on the windshield in grease pencil. We still do, only the pencil has changed.\n\nIf something went wrong in one of our stores, write to me. I read these myself.',
    colors: lake,
  }),
  staffMember({
    name: ['Tobias', 'Okafor'],
    department: 'Sales',
    title: 'Finance Director',
    phone: '+18145550141',
    email: 'tobias.okafor@lakeshoreauto.example',
    rating: { stars: 4.8, count: 212 },
    bio: 'Sixteen years on the bank’s side of the desk, nine on yours. Bring the letter that says no; I like to read those.',
    colors: mist,
  }),
];

const erie: readonly StaffMemberKit[] = [
  staffMember({
    name: ['Denise', 'Hartwell'],
    department: 'Sales',
    title: 'General Manager',
    store: 'erie',
    phone: '+18145550142',
    email: 'denise.hartwell@lakeshoreauto.example',
    rating: { stars: 4.9, count: 340 },
    bio: 'Started at the front desk in 2004 and has done every job in the building but paint. Drives whatever nobody else wanted that week, to find out why.',
    colors: lake,
  }),
  staffMember({
    name: ['Keisha', 'Abernathy'],
    department: 'Sales',
    title: 'Sales Consultant',
    store: 'erie',
    phone: '+18145550144',
    email: 'keisha.abernathy@lakeshoreauto.example',
    rating: { stars: 4.9, count: 187 },
    bio: 'Family cars and first cars. Installs your child seat herself before the test drive, so you know that it fits.',
    colors: dawn,
  }),
  staffMember({
    name: ['Marcus', 'Lindqvist'],
    department: 'Service',
    title: 'Service Manager',
    store: 'erie',
    phone: '+18145550143',
    email: 'marcus.lindqvist@lakeshoreauto.example',
    rating: { stars: 4.7, count: 266 },
    bio: 'Sends you a photo of the part before he asks whether to replace it.',
    colors: dawn,
  }),
  staffMember({
    name: ['Paulo', 'Reyes'],
    department: 'Technician',
    title: 'Master Technician',
    store: 'erie',
    email: 'paulo.reyes@lakeshoreauto.example',
    bio: 'Transmissions, hybrids, and the noise that only happens when it rains. Signs the 75-point sheet of every car that he has inspected.',
    colors: night,
  }),
  staffMember({
    name: ['Nora', 'Fitzgerald'],
    department: 'Parts',
    title: 'Parts Manager',
    store: 'erie',
    phone: '+18145550145',
    email: 'nora.fitzgerald@lakeshoreauto.example',
    bio: 'Knows the part number by the sound of it. Usually here by tomorrow noon, and she will say so when it is not.',
    colors: mist,
  }),
];

const meadville: readonly StaffMemberKit[] = [
  staffMember({
    name: ['Grant', 'Pellegrino'],
    department: 'Sales',
    title: 'General Manager',
    store: 'meadville',
    phone: '+18145550167',
    email: 'grant.pellegrino@lakeshoreauto.example',
    rating: { stars: 4.6, count: 158 },
    bio: 'Trucks and vans. Will tell you when a smaller one does what you need.',
    colors: mist,
  }),
  staffMember({
    name: ['Lena', 'Hostetler'],
    department: 'Sales',
    title: 'Truck Specialist',
    store: 'meadville',
    phone: '+18145550169',
    email: 'lena.hostetler@lakeshoreauto.example',
    bio: 'Grew up on a dairy farm outside Conneautville. Asks what you tow before she asks what you spend.',
    colors: night,
  }),
  staffMember({
    name: ['Wade', 'Chukwu'],
    department: 'Service',
    title: 'Service Advisor',
    store: 'meadville',
    phone: '+18145550168',
    email: 'wade.chukwu@lakeshoreauto.example',
    bio: 'Opens the gate at half past seven and the coffee at twenty past.',
    colors: lake,
  }),
];

const jamestown: readonly StaffMemberKit[] = [
  staffMember({
    name: ['Ingrid', 'Sandoval'],
    department: 'Sales',
    title: 'General Manager',
    store: 'jamestown',
    phone: '+17165550118',
    email: 'ingrid.sandoval@lakeshoreauto.example',
    rating: { stars: 4.8, count: 201 },
    bio: 'Came from Erie in 2016 to open the store, and stayed for the hills.',
    colors: night,
  }),
  staffMember({
    name: ['Hugo', 'Vantreese'],
    department: 'Technician',
    title: 'State Inspector',
    store: 'jamestown',
    email: 'hugo.vantreese@lakeshoreauto.example',
    bio: 'Inspections without an appointment before ten on weekdays. Shows you what he marked, under the light.',
    colors: dawn,
  }),
  staffMember({
    name: ['Colette', 'Dufresne'],
    department: 'Parts',
    title: 'Parts Counter',
    store: 'jamestown',
    phone: '+17165550119',
    email: 'colette.dufresne@lakeshoreauto.example',
    bio: 'Winter tires from September on. She has kept a list since 1999 of who needs which.',
    colors: lake,
  }),
];

const dunkirk: readonly StaffMemberKit[] = [
  staffMember({
    name: ['Anton', 'Bielski'],
    department: 'Sales',
    title: 'General Manager',
    store: 'dunkirk',
    phone: '+17165550184',
    email: 'anton.bielski@lakeshoreauto.example',
    rating: { stars: 4.7, count: 94 },
    bio: 'Smallest store, longest test drives: out to the lighthouse and back.',
    colors: dawn,
  }),
  staffMember({
    name: ['Sam', 'Oyelaran'],
    department: 'Sales',
    title: 'Sales Consultant',
    store: 'dunkirk',
    phone: '+17165550185',
    email: 'sam.oyelaran@lakeshoreauto.example',
    bio: 'Will bring a car over from any of the other three stores for you to drive. You owe him nothing for the trip.',
    colors: mist,
  }),
];

/** Two people for the whole group, then each store's staff. */
export const staff: readonly StaffMemberKit[] = [...house, ...erie, ...meadville, ...jamestown, ...dunkirk];
