import type { pushEn } from './push-en.ts';

/** What the desk says about notifications on this device, in Spanish. */
export const pushEs: typeof pushEn = {
  on: 'Avisos: sí',
  off: 'Avisos: no',
  title: 'Avisos en este dispositivo',
  intro: 'Reciba aquí un aviso de cada cliente nuevo, aunque esta página esté cerrada.',
  active: 'Recibe aquí un aviso de clientes nuevos, aunque esta página esté cerrada.',
  own: 'Aquí solo recibe avisos de las solicitudes que una regla le asigna.',
  noStore: 'No eligió ninguna tienda: solo recibirá avisos de las solicitudes que una regla le asigne.',
  impossible:
    'Este navegador no puede mostrar avisos. En un iPhone, agregue primero esta página a la pantalla de inicio y ábrala allí.',
  stores: 'Tiendas',
  onlyOpen: 'Solo en horario de atención',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  save: 'Guardar',
  refused:
    'Su navegador no permite que esta página muestre avisos. Permítalos en su configuración para este sitio.',
  failed: 'No se pudo conectar con el servicio de avisos de su navegador. Inténtelo más tarde.',
};
