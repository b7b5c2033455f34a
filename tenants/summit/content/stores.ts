import type { StoreKit } from '../../tenant-kit.ts';
import { holidays } from '../../holidays.ts';
import { sales, service } from './hours.ts';

/** The only store. It uses the dealership's own profile. */
export const stores: readonly StoreKit[] = [
  {
    key: 'allentown',
    name: 'Summit Auto Center',
    subname: 'Airport Road',
    address: { line1: '1875 Airport Road', city: 'Allentown', state: 'PA', zip: '18109' },
    coordinates: { lat: 40.6331, lng: -75.4393 },
    mapsLink: 'https://www.google.com/maps/search/?api=1&query=40.6331,-75.4393',
    phones: { sales: '+14845550151', service: '+14845550152' },
    hours: { sales, service, special: holidays },
    note: {
      en: 'Se habla español at every desk. Visitor parking is under the glass roof.',
      es: 'Hablamos español en todos los escritorios. El estacionamiento para visitas está bajo el techo de vidrio.',
    },
    email: { leads: ['ventas@summitautocenter.example'], sender: 'hola@summitautocenter.example' },
  },
];
