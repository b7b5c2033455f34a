import type { ArticleKit } from '../../tenant-kit.ts';
import { pictures } from '../pictures.ts';

export const hybridBatteries: ArticleKit = {
  key: 'used-hybrid-and-ev-batteries',
  slug: 'used-hybrid-and-ev-batteries',
  title: {
    en: 'Used hybrids and electric cars: what we ask about the battery',
    es: 'Híbridos y eléctricos usados: qué preguntamos sobre la batería',
  },
  summary: {
    en: 'How batteries age, what the warranty covers, and the four checks to make before you buy.',
    es: 'Cómo envejecen las baterías, qué cubre la garantía y las cuatro revisiones antes de comprar.',
  },
  category: 'staff-reviews',
  image: pictures.charging,
  publishedOn: '2026-09-14',
  related: ['test-drive-checklist', 'what-certified-means', 'winter-tires'],
  body: {
    en: [
      'The most common question about a used hybrid or electric car (EV) is whether the battery will die the day after the sale. It is a fair question with an answer that can be measured. Here is what people in the workshop look at.',
      '## Three kinds of car, three kinds of battery',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Kind', 'Battery', 'What wear feels like'] },
          {
            cells: ['Hybrid', 'Small, charged by the car itself', 'More fuel, the engine running more often'],
          },
          {
            cells: [
              'Plug-in hybrid',
              'Middle; some 15 to 45 electric miles',
              'Fewer electric miles, then an ordinary hybrid',
            ],
          },
          { cells: ['Electric', 'Large; it is the tank', 'Less range'] },
        ],
      },
      'A tired battery in a hybrid costs fuel. In an electric car it costs range. In neither does it usually fail from one day to the next; it fades.',
      '## What ages a battery',
      '- **Heat.** A car from a hot state, parked outside, ages faster than one from a cool state. Cold takes range for the day, not for good.',
      '- **Time at 100 percent.** Standing full for weeks is hard on most lithium batteries. Daily charging to 80 percent is easy on them; some chemistries are meant to be filled, so the manual decides.',
      '- **Fast charging, all the time.** Now and then on a trip is what it is for.',
      '- **How it is cooled.** Cars with liquid cooling hold up better than the few that were built without.',
      'Miles alone say less than you might think.',
      '## What the warranty says',
      'Most makers warrant the high-voltage battery for **8 years or 100,000 miles**, whichever comes first, counted from the first sale. Some go longer, and states that follow California’s emissions rules have longer terms for certain hybrids. Read for two things: whether it passes to the next owner, and whether it covers **loss of capacity** (often below 70 percent) or only failure. More of what to ask is in the help center under [warranty](helpCategory:warranty).',
      {
        _type: 'callout',
        tone: 'tip',
        text: 'The warranty clock started on the day somebody first drove the car home. Ask for that in-service date; it can be a year away from the model year.',
      },
      '## Four checks before you buy',
      '1. **State of health.** On many electric cars a diagnostic tool reads it in percent. Ask for the figure and the date. On some models the car shows it itself.',
      '2. **Range at a known charge.** Compare the display with the rated range of that year. It reflects how the last driver drove, so take it with a grain of salt.',
      '3. **Balance.** A scan shows the weakest cell group beside the strongest. An even, slightly worn battery is better than a strong one with one weak group.',
      '4. **Air and coolant.** Many hybrids cool the battery through a vent by the rear seat. A clogged filter there shortens its life, and cleaning it takes ten minutes.',
      '## Charging at home',
      'An ordinary outlet gives an electric car some three to five miles of range for each hour. For a commute of thirty miles that is a night’s sleep. A 240-volt outlet gives about 20 to 30. Ask an electrician what your panel allows before you buy the car, not after.',
      'Find out, too, which plug the car has. North American fast chargers are moving to one standard; many older cars need an adapter, and cars with the older CHAdeMO plug find fewer stations every year.',
      '## The rest of the car',
      'Brakes on these cars last long because the motor does most of the slowing. In salted winters the discs rust for the same reason. Tires wear faster under the weight. And the small **12-volt battery**, which wakes everything else, still dies like any other; [have it tested](/service/schedule) before the first frost.',
      {
        _type: 'bodyVehicles',
        heading: 'Hybrid and electric, on the lot today',
        search: '/used-cars-for-sale?fuel=electric,hybrid',
        count: 2,
      },
    ],
    es: [
      'La pregunta más común sobre un híbrido o eléctrico usado es si la batería morirá al día siguiente de la venta. Es una pregunta justa, y su respuesta se puede medir. Esto es lo que mira la gente del taller.',
      '## Tres tipos de auto, tres tipos de batería',
      {
        _type: 'bodyTable',
        rows: [
          { cells: ['Tipo', 'Batería', 'Cómo se nota el desgaste'] },
          {
            cells: [
              'Híbrido',
              'Pequeña; la carga el propio auto',
              'Más gasolina, el motor entra más seguido',
            ],
          },
          {
            cells: [
              'Híbrido enchufable',
              'Mediana; de 15 a 45 millas eléctricas',
              'Menos millas eléctricas, después un híbrido normal',
            ],
          },
          { cells: ['Eléctrico', 'Grande; es el tanque', 'Menos autonomía'] },
        ],
      },
      'Una batería cansada en un híbrido cuesta gasolina. En un eléctrico cuesta autonomía. En ninguno suele fallar de un día para otro; se apaga poco a poco.',
      '## Qué envejece una batería',
      '- **El calor.** Un auto de un estado caluroso, estacionado al sol, envejece más rápido que uno de un estado fresco. El frío quita autonomía por el día, no para siempre.',
      '- **El tiempo al 100 por ciento.** Pasar semanas llena es duro para la mayoría de las baterías de litio. Cargar a diario al 80 por ciento es suave; algunas químicas están hechas para llenarse, así que decide el manual.',
      '- **La carga rápida, siempre.** De vez en cuando, en un viaje, para eso está.',
      '- **Cómo se enfría.** Los autos con enfriamiento líquido aguantan mejor que los pocos que se hicieron sin él.',
      'Las millas por sí solas dicen menos de lo que parece.',
      '## Qué dice la garantía',
      'La mayoría de los fabricantes garantiza la batería de alto voltaje por **8 años o 100,000 millas**, lo que ocurra primero, desde la primera venta. Algunos dan más, y los estados que siguen las reglas de emisiones de California tienen plazos mayores para ciertos híbridos. Lea dos cosas: si pasa al siguiente dueño y si cubre la **pérdida de capacidad** (a menudo por debajo del 70 por ciento) o solo la falla. Más preguntas están en el centro de ayuda, en [garantía](helpCategory:warranty).',
      {
        _type: 'callout',
        tone: 'tip',
        text: 'El reloj de la garantía empezó el día en que alguien se llevó el auto por primera vez. Pida esa fecha de inicio; puede diferir en un año del año modelo.',
      },
      '## Cuatro revisiones antes de comprar',
      '1. **Estado de salud.** En muchos eléctricos una herramienta de diagnóstico lo lee en porcentaje. Pida la cifra y la fecha. Algunos modelos lo muestran en pantalla.',
      '2. **Autonomía con una carga conocida.** Compare la pantalla con la autonomía oficial de ese año. Refleja cómo manejó el último conductor, así que tómela con reserva.',
      '3. **Equilibrio.** Un escaneo muestra el grupo de celdas más débil junto al más fuerte. Una batería pareja y algo gastada es mejor que una fuerte con un grupo débil.',
      '4. **Aire y refrigerante.** Muchos híbridos enfrían la batería por una rejilla junto al asiento trasero. Un filtro tapado le acorta la vida, y limpiarlo toma diez minutos.',
      '## Cargar en casa',
      'Un enchufe común da a un eléctrico de tres a cinco millas de autonomía por hora. Para un trayecto de treinta millas basta una noche. Uno de 240 voltios da de 20 a 30. Pregunte a un electricista qué permite su tablero antes de comprar el auto, no después.',
      'Averigüe también qué conector tiene. Los cargadores rápidos de Norteamérica se están pasando a un solo estándar; muchos autos anteriores necesitan un adaptador, y los que usan el conector CHAdeMO encuentran menos estaciones cada año.',
      '## El resto del auto',
      'Los frenos de estos autos duran mucho porque el motor hace casi todo el trabajo. En inviernos con sal, los discos se oxidan por lo mismo. Las llantas se gastan más rápido con el peso. Y la pequeña **batería de 12 voltios**, la que despierta a todo lo demás, muere como cualquier otra; [hágala probar](/service/schedule) antes de la primera helada.',
      {
        _type: 'bodyVehicles',
        heading: 'Híbridos y eléctricos, hoy en el lote',
        search: '/used-cars-for-sale?fuel=electric,hybrid',
        count: 2,
      },
    ],
  },
};
