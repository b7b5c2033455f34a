import type { ArticleKit } from '../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const seventyFivePoints: ArticleKit = {
  key: 'what-a-75-point-inspection-looks-at',
  slug: 'what-a-75-point-inspection-looks-at',
  title: {
    en: 'What does a 75-point inspection look at?',
    es: '¿Qué revisa una inspección de 75 puntos?',
  },
  summary: {
    en: 'Seven areas, one sheet, and two numbers to ask for. What the inspection tells you, and what it cannot.',
    es: 'Siete áreas, una hoja y dos cifras que conviene pedir. Lo que la inspección le dice y lo que no puede decirle.',
  },
  category: 'faqs',
  image: pictures.workshop,
  publishedOn: '2026-04-13',
  related: ['how-to-read-a-vehicle-history-report', 'test-drive-checklist', 'how-often-to-change-your-oil'],
  body: {
    en: [
      'Before a used car gets a price it goes on the lift, and a technician works through a sheet with 75 points. Each is marked as good, worn but within limits, or to be repaired. You may see that sheet. Here is what the points are about, so that you can read it like a mechanic.',
      '## The seven areas',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Area', 'What is looked at'] },
          {
            cells: [
              'Engine',
              'Oil level and color, leaks, belts, hoses, mounts, coolant, cold start, stored fault codes',
            ],
          },
          {
            cells: [
              'Transmission and driveline',
              'Shifts cold and warm, fluid where it can be checked, axle boots, four-wheel drive engaged once',
            ],
          },
          { cells: ['Brakes', 'Pad and rotor thickness in figures, lines, hoses, parking brake, fluid'] },
          {
            cells: [
              'Steering, suspension, tires',
              'Play in joints, shocks, bearings, tread depth of each tire, age, spare and tools',
            ],
          },
          { cells: ['Body and underside', 'Rust, frame, earlier repairs, glass, doors, locks, exhaust'] },
          {
            cells: [
              'Electrics and inside',
              'Battery test, alternator, every light and switch, heat, air conditioning, belts, airbag lamp',
            ],
          },
          { cells: ['Road test', 'Noises, straight running, vibration, cruise control, driver assistance'] },
        ],
      },
      '## Two numbers to ask for',
      '**Brake pads, in millimeters.** New pads measure about 10 to 12. At 3 they are due. A pad that reads 4 passes, and you will pay for new ones within the year. That belongs in your sums.',
      '**Tire tread, in 32nds of an inch.** New tires have about 10 or 11. The legal limit in most states is 2. In rain you want 4 or more, and in snow as much as you can get. Four different readings across one axle say something about alignment.',
      {
        _type: 'callout',
        tone: 'tip',
        text: 'Ask which points were repaired before the car was priced. A sheet on which everything was perfect from the start is less convincing than one with four repairs and their dates.',
      },
      '## Under the car is where the truth is',
      'Where roads are salted, rust decides more than mileage. A technician tells **surface rust**, which is ugly and harmless, from **scale** on brake lines, subframes and the mounts of the rear axle. The second kind costs money and can make a car unsafe. Ask to look up while it is on the lift. Nobody who has a good car minds.',
      '## What an inspection is not',
      '- It is **not a warranty**. It describes the car on the day it was made.',
      '- It is **not the state inspection**, which asks only whether a car is fit for the road today.',
      '- It does **not open** the engine or the transmission. Inner wear shows in noises, fluids, fault codes and the road test, or does not show yet.',
      '- It does not replace the [history report](article:how-to-read-a-vehicle-history-report). One looks at the car, the other at its past. Read both.',
      '## May I bring my own mechanic?',
      'Yes. An independent inspection before you buy is a sensible step for any used car, wherever you buy it. Expect to pay for about an hour of work. Agree beforehand where and when, and that the results are yours.',
      '## After you buy',
      'Keep the sheet with your papers. In a year it is the best starting point your own mechanic can have: he sees which parts were half worn and need not guess how fast they go. Before you buy, take it along on a [test drive of thirty minutes](article:test-drive-checklist).',
    ],
    es: [
      'Antes de tener precio, un auto usado sube al elevador y un técnico recorre una hoja con 75 puntos. Cada uno se marca como bueno, gastado pero dentro del límite, o por reparar. Usted puede ver esa hoja. Aquí explicamos los puntos para que la lea como un mecánico.',
      '## Las siete áreas',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Área', 'Qué se revisa'] },
          {
            cells: [
              'Motor',
              'Nivel y color del aceite, fugas, bandas, mangueras, soportes, refrigerante, arranque en frío, códigos guardados',
            ],
          },
          {
            cells: [
              'Transmisión y tracción',
              'Cambios en frío y en caliente, fluido donde se puede medir, botas de flecha, doble tracción conectada una vez',
            ],
          },
          {
            cells: [
              'Frenos',
              'Grosor de pastillas y discos en cifras, líneas, mangueras, freno de mano, líquido',
            ],
          },
          {
            cells: [
              'Dirección, suspensión, llantas',
              'Juego en rótulas, amortiguadores, baleros, profundidad y edad de cada llanta, refacción y herramienta',
            ],
          },
          {
            cells: [
              'Carrocería y parte baja',
              'Óxido, bastidor, reparaciones anteriores, vidrios, puertas, cerraduras, escape',
            ],
          },
          {
            cells: [
              'Eléctrico e interior',
              'Prueba de batería, alternador, cada luz y botón, calefacción, aire acondicionado, cinturones, luz de bolsas de aire',
            ],
          },
          {
            cells: [
              'Prueba de manejo',
              'Ruidos, marcha recta, vibración, control de crucero, asistentes de manejo',
            ],
          },
        ],
      },
      '## Dos cifras que conviene pedir',
      '**Pastillas de freno, en milímetros.** Nuevas miden de 10 a 12. A los 3 hay que cambiarlas. Una pastilla de 4 pasa, y usted pagará unas nuevas dentro del año. Eso entra en sus cuentas.',
      '**Dibujo de las llantas, en treintaidosavos de pulgada.** Las nuevas tienen 10 u 11. El límite legal en la mayoría de los estados es 2. Con lluvia conviene tener 4 o más, y con nieve todo lo posible. Lecturas distintas en un mismo eje dicen algo de la alineación.',
      {
        _type: 'callout',
        tone: 'tip',
        text: 'Pregunte qué puntos se repararon antes de poner el precio. Una hoja donde todo estaba perfecto convence menos que una con cuatro reparaciones y sus fechas.',
      },
      '## La verdad está debajo',
      'Donde se echa sal a las calles, el óxido decide más que las millas. Un técnico distingue el **óxido superficial**, feo e inofensivo, de la **costra** en líneas de freno, subchasis y soportes del eje trasero. La segunda cuesta dinero y puede volver inseguro un auto. Pida mirar hacia arriba mientras está en el elevador. A nadie con un buen auto le molesta.',
      '## Lo que una inspección no es',
      '- **No es una garantía**. Describe el auto el día en que se hizo.',
      '- **No es la inspección estatal**, que solo pregunta si el auto puede circular hoy.',
      '- **No abre** el motor ni la transmisión. El desgaste interno se nota en ruidos, fluidos, códigos y en la prueba de manejo, o todavía no se nota.',
      '- No reemplaza el [informe de historial](article:how-to-read-a-vehicle-history-report). Una mira el auto, el otro su pasado. Lea ambos.',
      '## ¿Puedo traer a mi mecánico?',
      'Sí. Una inspección independiente antes de comprar es un paso sensato con cualquier usado, lo compre donde lo compre. Cuente con pagar más o menos una hora de trabajo. Acuerde antes dónde, cuándo y que los resultados son suyos.',
      '## Después de comprar',
      'Guarde la hoja con sus papeles. Dentro de un año será el mejor punto de partida para su mecánico: verá qué piezas estaban a la mitad y no tendrá que adivinar qué tan rápido se gastan. Antes de comprar, llévela a una [prueba de manejo de treinta minutos](article:test-drive-checklist).',
    ],
  },
};
