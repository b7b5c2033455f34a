import type { Lexicon } from './lexicon.ts';

/** Spanish as spoken in the United States and Mexico, with words from other countries. */
export const SPANISH: Lexicon = {
  values: {
    condition: {
      new: 'nuev(o|a), completamente nuev(o|a), de agencia, 0 millas, cero millas, cero kilometros',
      used: 'usad(o|a), seminuev(o|a), semi nuev(o|a), de segunda, de segunda mano, segunda mano, de uso, de medio uso, usadit(o|a)',
      certified:
        'certificad(o|a), usad(o|a) certificad(o|a), seminuev(o|a) certificad(o|a), certificad(o|a) usad(o|a), certificado de fabrica, certificad(o|a) de segunda mano',
    },
    bodystyle: {
      suvs: 'camioneta suv, suv, todoterreno, todo terreno, crossover, yipeta, jeepeta, camioneta cerrada, camioneta familiar',
      trucks:
        'troca, troka, troque, trokita, troquita, trocona, camion, camioneta pickup, camioneta pick up, pickup, pick up, picop, picap, pikup, pick up, camioneta de batea, camioneta de caja, camioneta de trabajo, camioneta abierta, doble cabina, cabina y media, doble cab, pickup doble cabina',
      sedans: 'sedan, cuatro puertas sedan',
      coupes: 'cupe, coupe, deportivo de dos puertas',
      convertibles: 'convertible, descapotable, carro sin techo, cabriolet',
      hatchbacks: 'hatchback, cinco puertas, 5 puertas',
      wagons: 'guayin, vagoneta, station wagon, wagon, ranchera, camioneta guayin',
      minivans:
        'minivan, mini van, van familiar, van de pasajeros, camioneta van, miniban, van para la familia',
      commercial:
        'van de carga, van de trabajo, vans de carga, furgon, van comercial, camioneta de carga, comercial, de carga, panel de carga',
    },
    drivetrain: {
      '4wd':
        '4x4, cuatro por cuatro, 4 por 4, doble traccion, traccion 4x4, traccion doble, doble rodada, cuatro x cuatro, traccion en las 4 ruedas, traccion en las cuatro ruedas',
      awd: 'awd, traccion total, traccion integral, traccion en todas las ruedas, traccion permanente, traccion a todas las ruedas, traccion en las cuatro llantas',
      fwd: 'fwd, traccion delantera, traccion al frente, traccion frontal',
      rwd: 'rwd, traccion trasera, traccion atras, traccion de atras',
      'fwd rwd': '4x2, traccion sencilla, traccion simple',
    },
    fuel: {
      gasoline: 'gasolina, de gasolina, a gasolina, nafta',
      diesel: 'diesel, de diesel, a diesel, motor diesel, petrolero',
      hybrid: 'hibrid(o|a)',
      'plug-in-hybrid':
        'hibrid(o|a) enchufable, enchufable, hibrid(o|a)s enchufables, hibrid(o|a) plug in, plug in',
      electric:
        'electric(o|a), cien por ciento electric(o|a), totalmente electric(o|a), 100 electric(o|a), puro electrico',
      'flex-fuel': 'flex fuel, etanol',
      hydrogen: 'hidrogeno',
    },
    transmission: {
      manual:
        'manual, estandar, transmision manual, transmision estandar, de cambios, caja manual, de velocidades, estandard, palanca de cambios, standard, caja de cambios manual, de clutch, con clutch, cambios manuales, de palanca',
      automatic:
        'automatic(o|a), transmision automatica, caja automatica, trasmision automatica, cambios automaticos',
    },
    color: {
      white:
        'blanc(o|a), perla, blanco perla, blanc(o|a) perlad(o|a), color blanco, blanco aperlado, marfil, hueso',
      black: 'negr(o|a), negro mate, negro brillante, negrit(o|a), negro azabache',
      silver: 'plata, platead(o|a), color plata, gris plata, platin(o|a), aluminio',
      gray: 'gris, gris oscuro, gris claro, gris carbon, carbon, grafito, plomo, gris plomo, humo, gris acero',
      blue: 'azul, azul marino, azul claro, azul oscuro, azul cielo, azul rey, celeste, azul electrico, turquesa, azul turquesa, azul fuerte, azul metalico',
      red: 'roj(o|a), guinda, vino, tinto, rojo vino, vino tinto, rojo cereza, cereza, granate, borgona, rojo oscuro, colorad(o|a), rojo quemado, color vino tinto',
      green:
        'verde, verde oscuro, verde militar, verde olivo, verde claro, verde limon, esmeralda, verde bosque, oliva',
      brown: 'cafe, marron, cafe oscuro, cafe claro, chocolate, color cafe, bronce, cobre, castano, marrones',
      beige: 'beige, beis, crema, arena, champana, champan, canela, color crema, hueso claro',
      gold: 'dorad(o|a), oro, color oro, dorado claro',
      orange: 'naranja, anaranjad(o|a), color naranja, naranja quemado',
      yellow: 'amarill(o|a), amarillo canario, color amarillo, mostaza',
      purple: 'morad(o|a), violeta, purpura, lila, color morado',
      'black gray blue brown': 'color oscuro, oscur(o|a), colores oscuros, de color oscuro, tono oscuro',
      'white silver beige': 'color claro, colores claros, de color claro, tono claro',
    },
    features: {
      'third-row-seat':
        'tercera fila, 3ra fila, 3a fila, tercera fila de asientos, (3|tres) filas, (3|tres) filas de asientos, tercer asiento, tres hileras, 3 hileras, tercera hilera, tres lineas de asientos, 3 lineas de asientos, tercera linea de asientos, (3|tres) hileras de asientos, familia (grande|numerosa)',
      sunroof:
        'quemacocos, quema cocos, techo solar, techo corredizo, techo panoramico, quemacoco, techo de cristal, techo de vidrio, quemacocos panoramico, panoramico',
      'leather-seats':
        'piel, cuero, asientos de piel, asientos de cuero, interior de piel, interiores de piel, interior de cuero, interiores de cuero, vestiduras de piel, tapiceria de cuero, tapiceria de piel, vestidura de piel, asiento de piel, asiento de cuero, de piel, de cuero',
      'heated-seats':
        'asientos calientes, asientos con calefaccion, asientos calefaccionados, asientos con calentador, asientos calefactables, asientos termicos, calefaccion en los asientos, asientos que calientan, asientos con calor, asientos que se calientan, calentador de asientos, asientos calefactados',
      'ventilated-seats':
        'asientos ventilados, asientos frios, asientos enfriados, asientos con ventilacion, asientos refrigerados, asientos con aire, asientos que enfrian, asientos con enfriamiento, asientos con aire acondicionado, ventilacion en los asientos',
      'heated-steering-wheel':
        'volante con calefaccion, volante calefactable, volante caliente, volante calefaccionado, volante termico',
      'backup-camera':
        'camara de reversa, camara trasera, camara de retroceso, camara de vision trasera, camara de atras, camara para reversa, camara, camara de marcha atras, camara reversa',
      '360-camera': 'camara 360, camara de 360, camara de 360 grados, camaras 360, vista 360',
      'blind-spot-monitor':
        'punto ciego, monitor de punto ciego, sensor de punto ciego, alerta de punto ciego, monitoreo de punto ciego, detector de punto ciego, puntos ciegos, sensores de punto ciego, monitor de puntos ciegos, alerta de puntos ciegos',
      navigation: 'navegacion, navegador, gps, sistema de navegacion, sistema de gps',
      bluetooth: 'bluetooth, con bluetooth',
      'apple-carplay': 'carplay, apple carplay, apple car play',
      'android-auto': 'android auto',
      'remote-start':
        'encendido remoto, arranque remoto, encendido a distancia, arranque a distancia, prendido remoto, encendido a control remoto, prendido a distancia',
      'keyless-entry':
        'entrada sin llave, acceso sin llave, llave inteligente, sin llave, apertura sin llave, entrada sin llaves',
      'push-button-start':
        'encendido por boton, boton de encendido, arranque por boton, encendido de boton, boton de arranque, arranque con boton, encendido con boton, boton para prender',
      'tow-package':
        'paquete de remolque, enganche de remolque, gancho de remolque, para remolcar, paquete de arrastre, bola de remolque, remolque, jalon, tiron, gancho para remolque, gancho, enganche para remolque, para jalar traila, enganche de bola, enganche para trailer, enganche para traila, enganche de trailer',
      'adaptive-cruise-control':
        'control de crucero adaptativo, crucero adaptativo, control crucero adaptativo, control adaptativo de crucero, crucero inteligente',
      'cruise-control': 'control de crucero, control crucero, velocidad crucero, control de velocidad',
      'lane-keep-assist':
        'asistente de carril, asistencia de carril, mantenimiento de carril, alerta de carril, cambio de carril, alerta de cambio de carril',
      'automatic-emergency-braking':
        'frenado automatico, frenado de emergencia, freno automatico, frenado automatico de emergencia, frenos automaticos',
      'parking-sensors':
        'sensores de estacionamiento, sensor de estacionamiento, sensores de reversa, sensores de parqueo, asistente de estacionamiento, sensores para estacionar',
      'power-liftgate':
        'porton electrico, porton trasero electrico, cajuela electrica, puerta trasera electrica, cajuela automatica, compuerta electrica',
      'power-sliding-doors':
        'puertas corredizas electricas, puertas electricas corredizas, puertas automaticas, puertas corredizas automaticas',
      'roof-rails': 'rieles de techo, parrilla, canastilla, portaequipaje, barras de techo',
      'alloy-wheels': 'rines, rines de aluminio, rines de aleacion, rines deportivos',
      'premium-audio':
        'audio premium, sonido premium, buen sonido, sistema de sonido, sistema de sonido premium, bose, buen estereo',
      'wireless-charging': 'carga inalambrica, cargador inalambrico, cargador de celular',
      'head-up-display': 'pantalla frontal, hud, proyeccion en parabrisas',
      'memory-seats': 'asientos con memoria, asiento con memoria',
      'power-seats': 'asientos electricos, asiento electrico, asientos de poder',
      'dual-zone-climate-control': 'clima de dos zonas, clima dual, clima de doble zona, aire de dos zonas',
      'running-boards': 'estribos, estribo',
      'bed-liner': 'protector de caja, forro de caja, bedliner',
      'tonneau-cover': 'tapa de caja, cubierta de caja, lona de caja, tapa de la caja',
      'all-weather-floor-mats': 'tapetes para todo clima, tapetes de hule',
      'led-headlights': 'luces led, faros led',
      'fog-lights': 'faros de niebla, luces de niebla, faros antiniebla',
      'wi-fi-hotspot': 'wifi, internet',
      'satellite-radio': 'radio satelital, radio por satelite, sirius',
      'captain-s-chairs': 'sillas de capitan, asientos de capitan, asientos capitan',
      'rear-entertainment': 'pantallas atras, dvd, pantallas traseras, entretenimiento trasero, television',
      'air-conditioning': 'aire acondicionado, con clima, aire, a/c, clima',
    },
  },
  // "Camioneta" means pickups in the north of Mexico and SUVs elsewhere.
  vague: { 'suvs trucks': 'camioneta, camionetita, camionetota', 'minivans commercial': 'van, furgoneta' },
  not: 'no, sin, excepto, menos, salvo, que no sea, que no sean, no sea, no sean, que no, pero no, que no tenga, no quiero, que no este, que no lleve, quitando, aparte de, no un, no una, exepto, sin contar, sin incluir, fuera de, con excepcion de, nada de, cualquiera menos, todo menos, todos menos, menos los, menos las, pero sin, a excepcion de, pero que no sea, pero que no sean, que no tengan, no me gusta, nada que sea',
  joins: { or: 'o, o bien, u, ya sea', nor: 'ni', to: 'a, al', and: 'y, e' },
  limits: {
    most: 'menos de, menor de, menor a, menores de, menores a, menor que, por debajo de, debajo de, abajo de, bajo, hasta, no mas de, que no pase de, que no pasen de, que no sea mas de, inferior a, a menos de, por menos de, de menos de, con menos de, no mayor de, no mayor a, no pase de, tope de, que cueste menos de, que no cueste mas de, menos que, que tenga menos de, presupuesto de, que no exceda, no superior a, que no supere',
    least:
      'mas de, mayor de, mayor a, mayores de, mayores a, mayor que, arriba de, por encima de, encima de, a partir de, a partir del, desde, desde el, por lo menos, al menos, no menos de, superior a, de mas de, con mas de, como minimo, por arriba de, mas que, empezando en',
    maximum: 'maximo, max, maxima, como maximo, a lo mucho, cuando mucho, tope, de tope, como mucho',
    minimum: 'minimo, min, minima, de minimo',
    orLess:
      'o menos, y menos, para abajo, o mas barat(o|a), pa abajo, hacia abajo, para bajo, o menor, o inferior, o mas bajo',
    orMore:
      'o mas, y mas, en adelante, a la fecha, para arriba, pa arriba, hacia arriba, o mayor, o superior, pa delante, para adelante, para delante, hacia adelante, pa adelante, y para arriba, o mas alto, de ahi para arriba',
    orNewer:
      'o mas nuev(o|a), o mas nuev(o|a)s, y mas nuev(o|a), o mas reciente, y mas reciente, o posterior, o posteriores, o despues, o mas actual, en delante, o nuevo, o mas moderno, y posterior, y posteriores, mas nuevo',
    orOlder:
      'o mas viej(o|a), o anterior, o anteriores, o antes, o mas antigu(o|a), y anteriores, o menor ano, y mas viejos, y anterior, o mas atras',
    newerThan:
      'mas nuev(o|a) que, mas nuev(o|a) que el, mas nuev(o|a)s que, despues de, despues del, posterior a, posterior al, posteriores a, mas reciente que, posteriores al, mas nuevo del, mas nuevos del, mas nuev(o|a) de',
    olderThan:
      'mas viej(o|a) que, mas viej(o|a) que el, mas viej(o|a)s que, antes de, antes del, anterior a, anterior al, anteriores a, anteriores al, mas antigu(o|a) que, mas viejo del, mas viejos del',
    cheaperThan: 'mas barat(o|a) que, mas barat(o|a) de, que cueste menos de, que cuesten menos de',
  },
  units: {
    price: 'precio, dolar, dolares, dlls, dls, pesos, costo, precio de, billetes',
    payment:
      'pago, mensual, mensuales, al mes, por mes, mensualidad, mensualidades, mensualmente, cada mes, pagos mensuales, pago mensual, pagos mensuales de, letra, letras, a la mes, /mes, letra mensual, mes, de mensualidad, pagando, pagos al mes, abonos, abonos mensuales, de pago',
    mileage: 'milla, millas, millaje, millas recorridas, mi, kilometraje, de millas, de millaje',
    year: 'ano, modelo, del ano, modelos, anos, del modelo, ano modelo',
    seats:
      'pasajeros, pasajero, asientos, plazas, personas, puestos, lugares, asiento, capacidad para, capacidad de, cupo para, espacio para, quepan, para que quepan, ocupantes, gentes, que quepan, familia de',
    down: 'de enganche, de pago inicial, de entrada',
  },
  thousand: 'mil, k, miles de',
  numbers: {
    uno: 1,
    un: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiun: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    trescientos: 300,
    cuatrocientos: 400,
    quinientos: 500,
    seiscientos: 600,
    setecientos: 700,
  },
  unanswered:
    'rendimiento de gasolina, ahorrador de gasolina, ahorra gasolina, que ahorre gasolina, llantas nuevas, motor nuevo, conductor nuevo, vidrios electricos, ventanas electricas, seguros electricos, titulo limpio, pago inicial, enganche, sin enganche, sin credito, poco enganche, mal credito',
  fillers:
    'un, una, uno, unos, unas, el, la, los, las, lo, de, del, con, en, para, por, pa, que, se, es, son, sea, sean, este, esta, esten, mi, mis, me, te, su, sus, yo, tu, ustedes, usted, tiene, tienen, tenga, tengan, hay, haya, algun, alguna, algunos, alguno, cual, cuales, cuanto, cuesta, cueste, cuesten, vale, busco, buscando, estoy buscando, ando buscando, quiero, quisiera, queremos, necesito, necesitamos, ocupo, dame, muestrame, ensename, ver, enseneme, muestreme, comprar, compro, por favor, hola, gracias, carro, carros, carrito, coche, coches, auto, autos, automovil, automoviles, vehiculo, vehiculos, unidad, unidades, nave, mueble, venta, en venta, a la venta, cerca, cerca de mi, cercano, aqui, por aqui, disponible, disponibles, en inventario, inventario, color, de color, colores, exterior, marca, marcas, tipo, tipo de, estilo, clase, condicion, transmision, trasmision, traccion, motor, combustible, bueno, buena, buen, buenos, buenas, bonito, bonita, mejor, mejores, confiable, confiables, excelente, en buen estado, buen estado, en buenas condiciones, buenas condiciones, limpio, limpia, calidad, familia, familiar, familiares, mi familia, la familia, para la familia, ahora, hoy, muy, mucho, mas, tambien, pero, solo, solamente, si, como, entre, rango, rango de, alrededor, alrededor de, aproximadamente, mas o menos, cualquier, cualquiera, algo, alguien, otro, otra, ese, esa, eso, ya, al, equipado, equipada, opciones, opcion, quien, donde, oferta, ofertas, como nuevo, gastar, puedo pagar, pagar, pague, paguen, posible, si es posible, de preferencia, preferiblemente, preferible, deseo, interesa, me interesa, interesado, interesada en, incluya, incluye, cuente, cuente con, venga, venga con, traiga, trae, lleve, tengo, ando, agencia, dealer, todos, todas, todo, toda, mire, ten, cuales tienen',
};
