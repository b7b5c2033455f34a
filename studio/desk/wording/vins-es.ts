import type { VinWords } from './vins-en.ts';

/** Texts beside a VIN in Spanish. */
export const vinsEs: VinWords = {
  says: (vin, car) => `El VIN ${vin} dice: ${car}`,
  differs: (field, stated, decoded) => `${field}: el VIN dice ${decoded}, no ${stated}.`,
  doubts: {
    checkDigit: (vin) => `Un carácter del VIN ${vin} probablemente está mal.`,
    market: (vin) => `El VIN ${vin} es probablemente de un auto fabricado para otro país.`,
  },
  fields: { year: 'Año', make: 'Marca', model: 'Modelo' },
  bodies: {
    suvs: 'SUV',
    sedans: 'sedán',
    wagons: 'familiar (wagon)',
    coupes: 'cupé',
    convertibles: 'convertible',
    hatchbacks: 'hatchback',
    trucks: 'pickup',
    minivans: 'minivan',
    commercial: 'vehículo comercial',
  },
};
