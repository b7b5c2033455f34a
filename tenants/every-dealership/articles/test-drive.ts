import type { ArticleKit } from '../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const testDrive: ArticleKit = {
  key: 'test-drive-checklist',
  slug: 'test-drive-checklist',
  title: {
    en: 'A test drive checklist for thirty minutes',
    es: 'Lista para una prueba de manejo de treinta minutos',
  },
  summary: {
    en: 'Before you turn the key, on the road, and after you park. What to listen for, and what it may mean.',
    es: 'Antes de girar la llave, en el camino y al estacionar. Qué escuchar y qué puede significar.',
  },
  category: 'car-advice-education',
  image: pictures.checklist,
  publishedOn: '2026-03-30',
  related: [
    'how-to-read-a-vehicle-history-report',
    'what-a-75-point-inspection-looks-at',
    'documents-to-buy-or-sell-a-car',
  ],
  body: {
    en: [
      'Ten minutes around the block tell you whether a car is pleasant. Thirty tell you whether it is sound. Ask for the time, ask for a **cold start**, and bring somebody who has nothing to gain.',
      '## Before you start it',
      '- Is the hood **cold**? A warm engine hides how it starts.',
      '- Walk around it in daylight. Look along the doors for waves, at gaps, at four tires of one kind.',
      '- Look at the ground where it stood.',
      '- Sit in every seat you will use. Fold what folds. Put your child seat in.',
      '- Turn the key to *on* without starting. All warning lamps light up, then go out again after the start. One that never lights may have been put to sleep.',
      '## The first five minutes',
      'Start it with the radio off and a window open. A brief tick that fades is common; a knock that stays is not. Blue smoke is oil, white smoke that smells sweet is coolant, and a little white vapor on a cold day is only water.',
      'Move off gently. An automatic should take up drive within a second and without a bang. Then turn the wheel fully to both sides on an empty lot: clicking points to an axle joint.',
      '## On the road',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Do this', 'Notice', 'It may be'] },
          { cells: ['Brake from 50, firmly', 'Shaking in the wheel', 'Front rotors'] },
          {
            cells: [
              'Let go of the wheel on a level road',
              'It drifts to one side',
              'Alignment, tires, or a past accident',
            ],
          },
          { cells: ['Drive at 60', 'A hum that changes in bends', 'A wheel bearing'] },
          { cells: ['Cross a rough railway line', 'A clunk', 'Links, mounts, shocks'] },
          {
            cells: [
              'Accelerate from 30 to 60',
              'Engine speed rises first, the car follows later',
              'A slipping clutch or transmission',
            ],
          },
          {
            cells: [
              'Run the air conditioning, then the heat',
              'Smell, noise, no change',
              'Compressor, heater, a blend door',
            ],
          },
        ],
      },
      'Drive one stretch the way you do every day: your hill, your parking space, your driveway if it is near.',
      '## What belongs to today’s cars',
      'Pair your phone and make a call. Look at the backup camera in shade and in sun. Try lane keeping and adaptive cruise on a wide road, with your hands on the wheel. Ask how many **keys** there are; a second one can cost several hundred dollars.',
      {
        _type: 'callout',
        tone: 'tip',
        text: 'Switch it off, have a coffee, and start it again after fifteen minutes. Some faults show only when the engine is hot.',
      },
      '## After you park',
      'Leave it idling for a minute and look under it again. Open the hood: smell, look, listen. Check the oil once it has stood. Then sit in it quietly and ask what annoyed you. Small things do not become smaller in five years.',
      '## Before you go home',
      '- Ask for the inspection sheet and the [history report](article:how-to-read-a-vehicle-history-report), and match them with what you noticed.',
      '- Write your notes **before** you talk about money.',
      '- Drive at least one other car of the same kind. It is the only way to know what is normal.',
      'You can choose a day and a time on the page of [every car](/cars-for-sale). It obliges you to nothing but a driver’s license.',
      {
        _type: 'bodyVehicles',
        heading: 'Drive one of these',
        search: '/used-cars-for-sale/suvs',
        count: 2,
      },
    ],
    es: [
      'Diez minutos alrededor de la cuadra dicen si un auto es agradable. Treinta dicen si está sano. Pida el tiempo, pida un **arranque en frío** y traiga a alguien que no gane nada con la venta.',
      '## Antes de encenderlo',
      '- ¿El cofre está **frío**? Un motor caliente esconde cómo arranca.',
      '- Dele la vuelta con luz de día. Mire las puertas a lo largo por si hay ondas, las separaciones, que las cuatro llantas sean iguales.',
      '- Mire el suelo donde estuvo parado.',
      '- Siéntese en cada asiento que va a usar. Pliegue lo que se pliega. Instale su asiento infantil.',
      '- Ponga la llave en *on* sin arrancar. Todas las luces de aviso se encienden y, tras el arranque, se apagan. La que nunca enciende quizá fue desactivada.',
      '## Los primeros cinco minutos',
      'Arránquelo con la radio apagada y una ventana abierta. Un tictac breve que desaparece es común; un golpeteo que se queda no lo es. Humo azul es aceite, humo blanco con olor dulce es refrigerante, y un poco de vapor blanco en un día frío es solo agua.',
      'Salga con suavidad. Una automática debe responder en un segundo y sin golpe. Luego gire el volante a tope hacia ambos lados en un lugar vacío: un chasquido apunta a una junta de la flecha.',
      '## En el camino',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Haga esto', 'Note', 'Puede ser'] },
          { cells: ['Frene desde 50, con firmeza', 'Vibración en el volante', 'Discos delanteros'] },
          {
            cells: [
              'Suelte el volante en una recta plana',
              'Se va a un lado',
              'Alineación, llantas o un choque anterior',
            ],
          },
          { cells: ['Maneje a 60', 'Un zumbido que cambia en curvas', 'Un balero de rueda'] },
          { cells: ['Cruce una vía de tren', 'Un golpe seco', 'Tornillos, soportes, amortiguadores'] },
          {
            cells: [
              'Acelere de 30 a 60',
              'Sube el motor y el auto lo sigue después',
              'Embrague o transmisión que patina',
            ],
          },
          {
            cells: [
              'Ponga el aire y luego la calefacción',
              'Olor, ruido, ningún cambio',
              'Compresor, calefactor, una compuerta',
            ],
          },
        ],
      },
      'Maneje un tramo como lo hace a diario: su cuesta, su lugar de estacionamiento, su entrada si está cerca.',
      '## Lo propio de los autos de hoy',
      'Conecte su teléfono y haga una llamada. Vea la cámara de reversa a la sombra y al sol. Pruebe el asistente de carril y el crucero adaptativo en un camino ancho, con las manos en el volante. Pregunte cuántas **llaves** hay; la segunda puede costar varios cientos de dólares.',
      {
        _type: 'callout',
        tone: 'tip',
        text: 'Apáguelo, tómese un café y arránquelo de nuevo a los quince minutos. Algunas fallas solo se ven con el motor caliente.',
      },
      '## Después de estacionar',
      'Déjelo un minuto en marcha y mire otra vez debajo. Abra el cofre: huela, mire, escuche. Revise el aceite cuando haya reposado. Luego siéntese en silencio y pregúntese qué le molestó. Lo pequeño no se hace más pequeño en cinco años.',
      '## Antes de irse a casa',
      '- Pida la hoja de inspección y el [informe de historial](article:how-to-read-a-vehicle-history-report), y compárelos con lo que notó.',
      '- Anote sus impresiones **antes** de hablar de dinero.',
      '- Maneje al menos otro auto del mismo tipo. Es la única forma de saber qué es normal.',
      'Puede elegir día y hora en la página de [cada auto](/cars-for-sale). No lo obliga a nada más que a traer su licencia.',
      {
        _type: 'bodyVehicles',
        heading: 'Maneje uno de estos',
        search: '/used-cars-for-sale/suvs',
        count: 2,
      },
    ],
  },
};
