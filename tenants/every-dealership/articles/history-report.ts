import type { ArticleKit } from '../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const historyReport: ArticleKit = {
  key: 'how-to-read-a-vehicle-history-report',
  slug: 'how-to-read-a-vehicle-history-report',
  title: {
    en: 'How to read a vehicle history report',
    es: 'Cómo leer un informe de historial del vehículo',
  },
  summary: {
    en: 'Read it in this order: title, odometer, damage, owners, service. Then ask about what is not there.',
    es: 'Léalo en este orden: título, odómetro, daños, dueños, servicio. Después pregunte por lo que no aparece.',
  },
  category: 'car-advice-education',
  image: pictures.checklist,
  publishedOn: '2026-01-19',
  related: ['what-a-75-point-inspection-looks-at', 'test-drive-checklist', 'what-certified-means'],
  body: {
    en: [
      'A vehicle history report is a list of what was written down about one car, found by its 17-character VIN. State title offices, insurers, auctions, inspection stations and repair shops report to it. You get one free with every vehicle here. It takes five minutes to read well, if you know where to look first.',
      '## Check the VIN before anything else',
      'Compare the number on the report with the plate at the base of the windshield and the sticker in the driver’s door frame. All three must agree, character by character. A report for another car is worth nothing, however clean.',
      '## 1. The title',
      'This is the line that changes what a car is worth. A **clean** title means that no state has put a brand on it. These are the brands you may meet:',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Brand', 'What it means'] },
          {
            cells: [
              'Salvage',
              'An insurer found it cheaper to pay for the car than to repair it. It may not be driven on the road as it is.',
            ],
          },
          { cells: ['Rebuilt', 'It was salvage, was repaired, and passed the state’s examination.'] },
          { cells: ['Flood', 'Water reached the cabin or the engine. Wiring can fail years later.'] },
          { cells: ['Lemon or buyback', 'The maker took it back for a defect.'] },
          { cells: ['Not actual mileage', 'Nobody can vouch for the odometer.'] },
        ],
      },
      'Brands differ from state to state. Look for a car that was titled in several states within a few months, and ask why.',
      '## 2. The odometer',
      'Readings should climb with the dates. A typing mistake happens; it shows as one odd number between two sound ones. A reading that falls and stays low does not explain itself. A long stretch without any reading is worth a question, too.',
      '## 3. Accidents and damage',
      '“Minor damage” can be a mirror or a bumper. Look at where the car was hit, whether the airbags opened, and whether it was towed. Then look at the car itself in daylight: gaps between panels that differ from side to side, paint that changes tone, overspray on rubber, new bolts on an old fender.',
      {
        _type: 'callout',
        tone: 'caution',
        text: 'No report is complete. A repair that was paid in cash, or never reported, is not on it. A clean report is a good sign, not a guarantee. An inspection on a lift sees what paper cannot.',
      },
      '## 4. Owners and use',
      'One owner is pleasant; four careful owners are fine. What matters more is use. **Personal** and **lease** say little. **Rental, fleet, taxi** and **police** mean many drivers and often good maintenance: look at seats, pedals and service entries. Note where the car has lived. A decade by the sea or in a salted snow belt shows underneath.',
      '## 5. Service and recalls',
      'Regular entries with mileage are the best page of any report. Gaps are not proof of neglect, because many small shops and people who change their own oil never report. Ask for receipts.',
      'Look up open **recalls** by VIN at the site of the National Highway Traffic Safety Administration, [nhtsa.gov/recalls](https://www.nhtsa.gov/recalls). It is free. A franchised dealer of that make repairs an open recall without charge, whoever owns the car.',
      '## Questions worth asking',
      '- May I keep a copy of the report, and of the inspection sheet?',
      '- What was repaired after the entry of that date, and by whom?',
      '- Are there two keys, and the manual?',
      'A seller who answers in full sentences is half of a good history. The other half is the car itself: see [what a 75-point inspection looks at](article:what-a-75-point-inspection-looks-at), and take the report along on the [test drive](article:test-drive-checklist).',
      {
        _type: 'bodyVehicles',
        heading: 'Read one now: these have come far, and each has its report',
        search: '/used-cars-for-sale?mileage=100000,null',
        count: 2,
      },
    ],
    es: [
      'Un informe de historial es la lista de lo que quedó por escrito sobre un auto, encontrado por su VIN de 17 caracteres. Le informan las oficinas estatales de títulos, aseguradoras, subastas, estaciones de inspección y talleres. Aquí recibe uno gratis con cada vehículo. Leerlo bien toma cinco minutos si se sabe dónde mirar primero.',
      '## Antes que nada, el VIN',
      'Compare el número del informe con la placa en la base del parabrisas y la etiqueta en el marco de la puerta del conductor. Los tres deben coincidir, carácter por carácter. El informe de otro auto no vale nada, por limpio que esté.',
      '## 1. El título',
      'Es la línea que cambia el valor de un auto. Un título **limpio** significa que ningún estado le ha puesto una marca. Estas son las que puede encontrar:',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Marca', 'Qué significa'] },
          {
            cells: [
              'Salvage (salvamento)',
              'A la aseguradora le salió más barato pagar el auto que repararlo. Así como está no puede circular.',
            ],
          },
          { cells: ['Rebuilt (reconstruido)', 'Fue salvamento, se reparó y pasó el examen del estado.'] },
          {
            cells: [
              'Flood (inundación)',
              'El agua llegó a la cabina o al motor. El cableado puede fallar años después.',
            ],
          },
          { cells: ['Lemon o buyback', 'El fabricante lo recompró por un defecto.'] },
          { cells: ['Not actual mileage', 'Nadie puede responder por el odómetro.'] },
        ],
      },
      'Las marcas varían de un estado a otro. Fíjese si el auto tuvo título en varios estados en pocos meses, y pregunte por qué.',
      '## 2. El odómetro',
      'Las lecturas deben subir con las fechas. Un error de captura pasa; se ve como un número raro entre dos normales. Una lectura que baja y se queda baja no se explica sola. También vale una pregunta un periodo largo sin ninguna lectura.',
      '## 3. Accidentes y daños',
      '“Daño menor” puede ser un espejo o una defensa. Mire dónde fue el golpe, si se abrieron las bolsas de aire y si hubo grúa. Luego mire el auto con luz de día: separaciones distintas entre paneles, pintura que cambia de tono, rocío de pintura en los hules, tornillos nuevos en una salpicadera vieja.',
      {
        _type: 'callout',
        tone: 'caution',
        text: 'Ningún informe está completo. Una reparación que se pagó en efectivo o que nadie reportó no aparece. Un informe limpio es buena señal, no una garantía. Una inspección en el elevador ve lo que el papel no puede.',
      },
      '## 4. Dueños y uso',
      'Un solo dueño es agradable; cuatro dueños cuidadosos también sirven. Importa más el uso. **Personal** y **arrendamiento** dicen poco. **Renta, flotilla, taxi** o **policía** significan muchos conductores y a menudo buen mantenimiento: revise asientos, pedales y entradas de servicio. Note dónde vivió el auto. Diez años junto al mar o en calles con sal se ven por debajo.',
      '## 5. Servicio y llamados a revisión',
      'Las entradas regulares con millaje son la mejor página de cualquier informe. Un hueco no prueba descuido, porque muchos talleres pequeños y quienes cambian su propio aceite nunca reportan. Pida recibos.',
      'Busque por VIN los llamados a revisión (*recalls*) pendientes en el sitio de la agencia federal de seguridad vial, [nhtsa.gov/recalls](https://www.nhtsa.gov/recalls). Es gratis. Un concesionario autorizado de esa marca los repara sin costo, sea quien sea el dueño.',
      '## Preguntas que valen la pena',
      '- ¿Puedo quedarme con una copia del informe y de la hoja de inspección?',
      '- ¿Qué se reparó después de la entrada de tal fecha, y quién lo hizo?',
      '- ¿Hay dos llaves y el manual?',
      'Un vendedor que responde con frases completas ya es la mitad de un buen historial. La otra mitad es el auto mismo: vea [qué revisa una inspección de 75 puntos](article:what-a-75-point-inspection-looks-at) y lleve el informe a la [prueba de manejo](article:test-drive-checklist).',
      {
        _type: 'bodyVehicles',
        heading: 'Lea uno ahora: estos han andado mucho, y cada uno trae su informe',
        search: '/used-cars-for-sale?mileage=100000,null',
        count: 2,
      },
    ],
  },
};
