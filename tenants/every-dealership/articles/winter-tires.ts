import type { ArticleKit } from '../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const winterTires: ArticleKit = {
  key: 'winter-tires',
  slug: 'winter-tires',
  formerSlugs: ['winter-tires-in-the-snow-belt'],
  title: {
    en: 'Winter tires: when to change, and what to buy',
    es: 'Llantas de invierno: cuándo cambiarlas y cuáles comprar',
  },
  summary: {
    en: 'Below about 45 degrees the rubber matters more than the number of driven wheels. A plan for this fall.',
    es: 'Por debajo de unos 45 grados Fahrenheit, el hule importa más que cuántas ruedas traccionan. Un plan para este otoño.',
  },
  category: 'news',
  image: pictures.winter,
  publishedOn: '2026-10-12',
  related: ['how-often-to-change-your-oil', 'first-car-for-a-teenager', 'used-hybrid-and-ev-batteries'],
  body: {
    en: [
      'The first snow never waits for a convenient week. Tire shops fill up the day after it. If you want winter tires this year, this is the time to choose them and to book the change.',
      '## Why all-season is not all seasons',
      'Rubber stiffens as it cools. At around **45 °F** an ordinary all-season tire begins to lose grip, on dry roads too. Winter tires use a compound that stays soft, and thousands of fine cuts that open as the tread rolls and bite into snow.',
      'All-wheel drive does not replace this. It helps you **start**. Braking and turning depend on four patches of rubber, each about the size of a hand, whatever drives them. A front-wheel-drive sedan on winter tires will often stop shorter on snow than a four-wheel-drive SUV on worn all-seasons.',
      '## What the marks mean',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Mark', 'What it tells you'] },
          { cells: ['M+S', 'The tread pattern has gaps for mud and snow. No test stands behind it.'] },
          {
            cells: ['Mountain with snowflake', 'The tire passed a traction test on snow. Look for this one.'],
          },
          {
            cells: [
              'All-weather',
              'May stay on all year and carries the snowflake. A fair compromise for mild winters.',
            ],
          },
          { cells: ['DOT code, last four digits', 'Week and year it was made: 3524 is week 35 of 2024.'] },
        ],
      },
      '## Always four',
      'Two winter tires on the driven wheels leave the other axle to slide. On a front-wheel-drive car that means a rear end that comes around in a bend. Fit four of the same kind, or none.',
      '## A second set of wheels pays for itself',
      'Tires mounted on their own steel wheels are changed in half an hour, and nobody has to pull them off a rim twice a year. Ask whether the pressure sensors are included; without them the warning lamp stays on all winter. A narrower tire on a smaller wheel is often allowed and cuts through snow better. The sticker in the driver’s door names the sizes.',
      {
        _type: 'callout',
        tone: 'tip',
        text: 'Set two tires’ worth of summer miles against the cost. While the winter set runs, the other one does not wear. You buy more tires at once, and not many more in the end.',
      },
      '## Tread and pressure',
      '- Push a **quarter** into the groove with Washington’s head down. If the top of his head is visible, less than 4/32 of an inch is left, and that is little for snow.',
      '- Pressure falls by about **1 psi for every 10 °F**. Check on a cold morning, against the door sticker and not the figure on the tire.',
      '- Rotate when you change over, and write the position on each tire with chalk.',
      '- After about six years, have the rubber looked at, even with tread left.',
      '## Studs',
      'Metal studs help on ice and little elsewhere. They are loud, and the law sets the months, or forbids them: ask your state’s motor vehicle office for its dates.',
      '## When to change',
      'On when the mornings stay below 45 °F, in much of the North the second half of October. Off when they stay above it, mostly in April. Winter rubber wears fast on warm pavement, and it brakes worse there.',
      'Have the battery tested on the same visit. It is the other thing that fails on the first cold morning. [Make an appointment](/service/schedule) before the first snow does it for you; [service offers](/special-offers/service) are listed as they run.',
      {
        _type: 'bodyVehicles',
        heading: 'Four driven wheels, waiting for four good tires',
        search: '/used-cars-for-sale?drivetrain=awd',
        count: 2,
      },
    ],
    es: [
      'La primera nevada nunca espera una semana cómoda. Al día siguiente los talleres se llenan. Si quiere llantas de invierno este año, es el momento de elegirlas y reservar el cambio.',
      '## Por qué “toda estación” no es para todas',
      'El hule se endurece con el frío. A unos **45 °F** (7 °C) una llanta común de toda estación empieza a perder agarre, también en seco. Las de invierno usan un compuesto que se mantiene blando y miles de cortes finos que se abren al rodar y muerden la nieve.',
      'La tracción en las cuatro ruedas no reemplaza esto. Ayuda a **arrancar**. Frenar y girar dependen de cuatro zonas de hule del tamaño de una mano, sin importar qué las mueva. Un sedán de tracción delantera con llantas de invierno a menudo frena en menos distancia sobre nieve que una SUV 4x4 con llantas gastadas.',
      '## Qué significan las marcas',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Marca', 'Qué le dice'] },
          { cells: ['M+S', 'El dibujo tiene espacios para lodo y nieve. No hay prueba detrás.'] },
          {
            cells: [
              'Montaña con copo de nieve',
              'La llanta pasó una prueba de tracción en nieve. Busque esta.',
            ],
          },
          {
            cells: [
              'All-weather',
              'Puede quedarse todo el año y lleva el copo. Buen compromiso para inviernos suaves.',
            ],
          },
          {
            cells: [
              'Código DOT, últimas cuatro cifras',
              'Semana y año de fabricación: 3524 es la semana 35 de 2024.',
            ],
          },
        ],
      },
      '## Siempre cuatro',
      'Dos llantas de invierno en las ruedas motrices dejan que el otro eje patine. En un auto de tracción delantera, la parte trasera se adelanta en una curva. Ponga cuatro iguales, o ninguna.',
      '## Un segundo juego de rines se paga solo',
      'Con sus propios rines de acero, el cambio toma media hora y nadie tiene que desmontar las llantas dos veces al año. Pregunte si incluyen sensores de presión; sin ellos, la luz de aviso queda encendida todo el invierno. A menudo se permite una llanta más angosta en un rin menor, y corta mejor la nieve. La etiqueta de la puerta del conductor indica las medidas.',
      {
        _type: 'callout',
        tone: 'tip',
        text: 'Reste las millas que ahorra. Mientras rueda el juego de invierno, el otro no se gasta. Compra más llantas de una vez, y al final no muchas más.',
      },
      '## Dibujo y presión',
      '- Meta una moneda de **25 centavos** en la ranura con la cabeza de Washington hacia abajo. Si se ve la parte superior de la cabeza, queda menos de 4/32 de pulgada, y eso es poco para la nieve.',
      '- La presión baja cerca de **1 psi por cada 10 °F**. Mídala una mañana fría y compárela con la etiqueta de la puerta, no con la cifra de la llanta.',
      '- Rótelas al hacer el cambio y marque la posición con gis.',
      '- Después de unos seis años haga revisar el hule, aunque quede dibujo.',
      '## Clavos',
      'Los clavos de metal ayudan en hielo y poco más. Hacen ruido, y la ley fija los meses o los prohíbe: pregunte las fechas en la oficina de vehículos de su estado.',
      '## Cuándo cambiar',
      'Póngalas cuando las mañanas se queden por debajo de 45 °F; en buena parte del norte, en la segunda mitad de octubre. Quítelas cuando se queden por encima, casi siempre en abril. El hule de invierno se gasta rápido en pavimento caliente y ahí frena peor.',
      'En la misma visita haga probar la batería. Es lo otro que falla en la primera mañana fría. [Haga la cita](/service/schedule) antes de que nieve; las [ofertas de servicio](/special-offers/service) vigentes están en su página.',
      {
        _type: 'bodyVehicles',
        heading: 'Cuatro ruedas motrices, en espera de cuatro buenas llantas',
        search: '/used-cars-for-sale?drivetrain=awd',
        count: 2,
      },
    ],
  },
};
