import { bodyStyleTile } from '../../body-style-tile.ts';

export const bodyStyles = [
  bodyStyleTile('trucks', 'Pickups', 16_995_00, 'green'),
  bodyStyleTile('suvs', 'SUVs', 12_995_00, 'brown'),
  bodyStyleTile('sedans', 'Sedans', 8_995_00, 'maroon'),
  bodyStyleTile('wagons', 'Wagons', 11_495_00, 'green'),
  bodyStyleTile('minivans', 'Minivans', 10_995_00, 'beige'),
  bodyStyleTile('hatchbacks', 'Hatchbacks', 7_995_00, 'yellow'),
  bodyStyleTile('commercial', 'Work vans', 18_995_00, 'white'),
  bodyStyleTile('coupes', 'Coupes', 13_995_00, 'black'),
  bodyStyleTile('convertibles', 'Summer cars', 14_995_00, 'red'),
];
