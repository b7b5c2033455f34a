import { bodyStyleTile } from '../../body-style-tile.ts';

export const bodyStyles = [
  bodyStyleTile('suvs', { en: 'SUVs', es: 'SUVs' }, 'red'),
  bodyStyleTile('sedans', { en: 'Sedans', es: 'Sedanes' }, 'white'),
  bodyStyleTile('hatchbacks', { en: 'Hatchbacks', es: 'Hatchbacks' }, 'red'),
  bodyStyleTile('coupes', { en: 'Coupes', es: 'Cupés' }, 'black'),
  bodyStyleTile('convertibles', { en: 'Convertibles', es: 'Convertibles' }, 'silver'),
  bodyStyleTile('trucks', { en: 'Trucks', es: 'Pickups' }, 'black'),
  bodyStyleTile('minivans', { en: 'Minivans', es: 'Minivans' }, 'gray'),
  bodyStyleTile('wagons', { en: 'Wagons', es: 'Familiares' }, 'white'),
  bodyStyleTile('commercial', { en: 'Commercial', es: 'Comerciales' }, 'white'),
];
