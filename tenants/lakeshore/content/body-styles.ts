import { bodyStyleTile } from '../../body-style-tile.ts';

export const bodyStyles = [
  bodyStyleTile('suvs', 'SUVs', 'navy'),
  bodyStyleTile('sedans', 'Sedans', 'teal'),
  bodyStyleTile('trucks', 'Trucks', 'gray'),
  bodyStyleTile('minivans', 'Minivans', 'silver'),
  bodyStyleTile('hatchbacks', 'Hatchbacks', 'orange'),
  bodyStyleTile('wagons', 'Wagons', 'blue'),
  bodyStyleTile('coupes', 'Coupes', 'white'),
  bodyStyleTile('convertibles', 'Convertibles', 'teal'),
  bodyStyleTile('commercial', 'Vans & commercial', 'white'),
];
