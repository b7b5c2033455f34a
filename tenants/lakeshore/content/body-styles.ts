import { bodyStyleTile } from '../../body-style-tile.ts';

export const bodyStyles = [
  bodyStyleTile('suvs', 'SUVs', 14_995_00, 'navy'),
  bodyStyleTile('sedans', 'Sedans', 10_995_00, 'teal'),
  bodyStyleTile('trucks', 'Trucks', 17_995_00, 'gray'),
  bodyStyleTile('minivans', 'Minivans', 13_495_00, 'silver'),
  bodyStyleTile('hatchbacks', 'Hatchbacks', 9_995_00, 'orange'),
  bodyStyleTile('wagons', 'Wagons', 15_495_00, 'blue'),
  bodyStyleTile('coupes', 'Coupes', 16_995_00, 'white'),
  bodyStyleTile('convertibles', 'Convertibles', 18_495_00, 'teal'),
  bodyStyleTile('commercial', 'Vans & commercial', 21_995_00, 'white'),
];
