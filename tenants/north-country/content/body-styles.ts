import { bodyStyleTile } from '../../body-style-tile.ts';

export const bodyStyles = [
  bodyStyleTile('trucks', 'Pickups', 'green'),
  bodyStyleTile('suvs', 'SUVs', 'brown'),
  bodyStyleTile('sedans', 'Sedans', 'maroon'),
  bodyStyleTile('wagons', 'Wagons', 'green'),
  bodyStyleTile('minivans', 'Minivans', 'beige'),
  bodyStyleTile('hatchbacks', 'Hatchbacks', 'yellow'),
  bodyStyleTile('commercial', 'Work vans', 'white'),
  bodyStyleTile('coupes', 'Coupes', 'black'),
  bodyStyleTile('convertibles', 'Summer cars', 'red'),
];
