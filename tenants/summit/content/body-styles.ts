import { bodyStyleTile } from '../../body-style-tile.ts';

export const bodyStyles = [
  bodyStyleTile('suvs', { en: 'SUVs', es: 'SUVs' }, 19_990_00, 'red'),
  bodyStyleTile('sedans', { en: 'Sedans', es: 'Sedanes' }, 15_990_00, 'white'),
  bodyStyleTile('hatchbacks', { en: 'Hatchbacks', es: 'Hatchbacks' }, 13_990_00, 'red'),
  bodyStyleTile('coupes', { en: 'Coupes', es: 'Cupés' }, 21_990_00, 'black'),
  bodyStyleTile('convertibles', { en: 'Convertibles', es: 'Convertibles' }, 24_990_00, 'silver'),
  bodyStyleTile('trucks', { en: 'Trucks', es: 'Pickups' }, 23_990_00, 'black'),
  bodyStyleTile('minivans', { en: 'Minivans', es: 'Minivans' }, 18_990_00, 'gray'),
  bodyStyleTile('wagons', { en: 'Wagons', es: 'Familiares' }, 17_990_00, 'white'),
  bodyStyleTile('commercial', { en: 'Commercial', es: 'Comerciales' }, 27_990_00, 'white'),
];
