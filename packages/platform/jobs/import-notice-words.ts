/** Texts of the mail about an import of a dealer's feed that went worse than those before. */
import type { Language } from '@rooftop/tenancy/languages';
import type { RemarkKind } from '@rooftop/inventory/feeds/remark';

type KindWords = Readonly<Record<RemarkKind, string>>;

const enKinds: KindWords = {
  row: 'rows that can’t be read. Their cars stay as they were:',
  status: 'cars with a status that we don’t know. They are not offered for sale:',
  price: 'prices that we can’t read or that no car costs. These cars are offered without a price:',
  'price-fall': 'prices that would fall by more than 80 %. The previous price stays:',
  condition: 'cars of which we can’t read whether they are new or used. They are offered as used:',
  certified: 'cars that are not clearly certified. They are not offered as certified:',
  private: 'cars of which we can’t read whether they are private. They are hidden:',
  advertised: 'cars of which we can’t read whether they may be advertised elsewhere. They are not:',
  mileage: 'mileages that we can’t read. These cars are offered without one:',
  year: 'model years that we can’t read. They are taken from the VIN:',
  vin: 'VINs that are not correct. These cars are not advertised elsewhere:',
  contradiction: 'rows that contradict the VIN. The row counts:',
  impossible: 'rows that say of a car what it cannot be. The VIN counts:',
  repeat: 'cars that are in the feed twice. The last row counts:',
  photo: 'photos that we can’t show:',
  store: 'stores that we don’t know. Their cars are at the default store:',
  cell: 'other values that we can’t read. They are left out:',
  column: 'columns that don’t hold what their name says. They are not read:',
};

const esKinds: KindWords = {
  row: 'filas que no se pueden leer. Sus autos quedan como estaban:',
  status: 'autos con un estado que no conocemos. No se ofrecen:',
  price: 'precios que no podemos leer o que ningún auto cuesta. Estos autos se ofrecen sin precio:',
  'price-fall': 'precios que bajarían más del 80 %. Queda el precio anterior:',
  condition: 'autos de los que no podemos leer si son nuevos o usados. Se ofrecen como usados:',
  certified: 'autos que no están claramente certificados. No se ofrecen como certificados:',
  private: 'autos de los que no podemos leer si son privados. Quedan ocultos:',
  advertised: 'autos de los que no podemos leer si pueden anunciarse en otros sitios. No se anuncian:',
  mileage: 'millajes que no podemos leer. Estos autos se ofrecen sin millaje:',
  year: 'años de modelo que no podemos leer. Se toman del VIN:',
  vin: 'VIN que no son correctos. Estos autos no se anuncian en otros sitios:',
  contradiction: 'filas que contradicen el VIN. Vale la fila:',
  impossible: 'filas que dicen de un auto lo que no puede ser. Vale el VIN:',
  repeat: 'autos que están dos veces en el archivo. Vale la última fila:',
  photo: 'fotos que no podemos mostrar:',
  store: 'tiendas que no conocemos. Sus autos están en la tienda predeterminada:',
  cell: 'otros valores que no podemos leer. Se omiten:',
  column: 'columnas que no contienen lo que dice su nombre. No se leen:',
};

const en = {
  subject: (source: string) => `Your inventory feed “${source}” needs your attention`,
  stopped: 'We did not import it. Your cars stay as they were:',
  worse: 'The latest import has more of these than the ones before:',
  line: (line: number) => `line ${line}`,
  andMore: (count: number) => `and ${count} more`,
  advice: 'Please correct the feed, or ask whoever sends it. You get this mail once.',
  kinds: enKinds,
};

const es: typeof en = {
  subject: (source) => `Su archivo de inventario “${source}” necesita su atención`,
  stopped: 'No lo importamos. Sus autos quedan como estaban:',
  worse: 'La última importación tiene más de esto que las anteriores:',
  line: (line) => `línea ${line}`,
  andMore: (count) => `y ${count} más`,
  advice: 'Corrija el archivo o hable con quien lo envía. Recibirá este correo una sola vez.',
  kinds: esKinds,
};

export const IMPORT_NOTICE_WORDS: Readonly<Record<Language, typeof en>> = { en, es };
