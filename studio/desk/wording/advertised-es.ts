import type { advertisedEn } from './advertised-en.ts';

/** Texts of the page of advertised prices in Spanish. */
export const advertisedEs: typeof advertisedEn = {
  title: 'Precios anunciados',
  intro:
    'Consulte a qué precio se anunciaba un auto en un momento dado, tal como lo mostraban el sitio, los anuncios y los feeds.',
  vin: 'VIN',
  date: 'Fecha',
  time: 'Hora en el concesionario',
  show: 'Mostrar',
  print: 'Imprimir',
  invalid: 'Ingrese un VIN de 17 caracteres, una fecha y una hora.',
  heading: (vin) => `Precio anunciado de ${vin}`,
  on: (moment) => `El ${moment}`,
  never: 'Hasta entonces no se había registrado nada de este auto.',
  ended: (since) => `El auto no se anunciaba. La última oferta había terminado el ${since}.`,
  vehicle: 'Vehículo',
  price: 'Precio anunciado',
  call: 'Llame para conocer el precio',
  before: 'Precio anterior',
  optional: 'No incluido, el comprador podía rechazarlo',
  feeNames: { documentaryFee: 'Cargo por documentos', thirtyDayDrive: 'Cargo por treinta días de manejo' },
  payees: {
    dealer: 'para el concesionario',
    government: 'pagado a una oficina del gobierno',
    'third-party': 'pagado a otra empresa',
  },
  audiences: {
    everybody: 'Visible para todos.',
    unlocked: 'Visible solo para visitantes que habían desbloqueado el precio.',
  },
  disclaimer: (text) => `Aviso: ${text}`,
  period: (since, until) => `Anunciado así desde el ${since} hasta el ${until}.`,
  since: (since) => `Anunciado así desde el ${since}.`,
  record: 'Registro',
  entry: (position) => `Entrada ${position} del registro de precios anunciados`,
  hash: 'Hash (SHA-256)',
  statement: 'Declaración de precio',
  verified: (entries, at) =>
    `Verificado el ${at}: se volvieron a calcular todas las entradas del registro (${entries}); ninguna cambió ni falta.`,
  broken: (position, at) =>
    `NO verificado el ${at}: la entrada ${position} del registro cambió o falta. No confíe en esta página y avise al operador de la plataforma.`,
};
