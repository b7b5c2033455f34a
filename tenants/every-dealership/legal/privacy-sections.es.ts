import type { PrivacyTexts } from './privacy-section.ts';

/** The privacy policy in Spanish, with the same sections as in English. */
export const spanish: PrivacyTexts = {
  opening: [
    'Esta política dice qué información personal recopila {legalName} (“{name}”, “nosotros”) en este sitio web, qué hacemos con ella, quién más la ve y qué puede pedirnos usted. Abarca este sitio y las solicitudes que envía por él. Los papeles que firma en el concesionario, sobre todo los de crédito, traen sus propios avisos de privacidad.',
  ],
  collected: [
    '## Qué recopilamos',
    {
      _type: 'bodyTable',
      rows: [
        { cells: ['Tipo', 'Qué es', 'Cuándo'] },
        {
          cells: [
            'Datos de contacto',
            'Nombre, correo electrónico, teléfono; un domicilio si lo da',
            'Al enviar un formulario, pedir ver un precio o un vehículo, o solicitar un empleo',
          ],
        },
        {
          cells: [
            'Lo que nos cuenta',
            'Su mensaje, el vehículo por el que pregunta o que quiere vender, el día y la hora que elige, un currículum',
            'Al escribirlo en un formulario',
          ],
        },
        {
          cells: [
            'Información de crédito',
            'Lo que pide una solicitud de crédito: ingresos, vivienda, empleo y número de Seguro Social, entre otros',
            'Si decide solicitar crédito',
          ],
        },
        {
          cells: [
            'Verificación del teléfono',
            'Su número y si se escribió el código de seis dígitos',
            'Cuando le pedimos confirmar un número',
          ],
        },
        {
          cells: [
            'Datos técnicos',
            'Dirección IP, navegador, página y hora de una solicitud, y su consentimiento para llamadas o mensajes con su texto',
            'Al enviar un formulario; nuestros servidores también registran visitas',
          ],
        },
        {
          cells: [
            'Preferencias en el sitio',
            'La tienda elegida, condiciones de pago, vehículos vistos, sus opciones de privacidad, el idioma',
            'Al usar esas partes del sitio',
          ],
        },
        {
          cells: [
            'Valores de publicidad',
            'Nombres de campaña y números de clic en la dirección por la que llegó, y cookies de servicios de publicidad',
            'Solo donde la categoría “publicidad dirigida” está permitida',
          ],
        },
      ],
    },
    'No pedimos información sobre salud, religión u origen, ni la queremos. La [política de cookies](legalDocument:cookie-policy) nombra cada cookie.',
  ],
  use: [
    '## Para qué la usamos',
    '- para responderle, cumplir una cita, valorar su vehículo y tramitar la venta, el préstamo o la reparación que pida',
    '- para llamarle o escribirle sobre su solicitud, como aceptó en el formulario',
    '- para mostrar precios y vehículos abiertos a visitantes que se han identificado',
    '- para frenar abusos: programas que llenan formularios, intentos de adivinar códigos',
    '- para ver qué anuncios llevaron a solicitudes, si usted lo permite',
    '- para guardar los registros que la ley exige a los concesionarios y cumplir deberes legales',
    'Aceptar llamadas o mensajes nunca es condición para comprar. Responda STOP para dejar de recibir mensajes.',
  ],
  sharing: [
    '## Quién la recibe',
    '- **Empresas que trabajan para nosotros** por contrato: alojamiento, envío de correos y mensajes, verificación de teléfonos y el sistema con que responde nuestro personal. Solo pueden usarla para ese trabajo.',
    '- **Prestamistas y agencias de crédito**, cuando solicita crédito o una preaprobación.',
    '- **Quienes prestan lo que compra**, como un fabricante o el administrador de un plan de protección, y **oficinas de gobierno** para el título y el registro.',
    '- **Servicios de publicidad**, solo donde la categoría “publicidad dirigida” está permitida. Se enteran de que se envió un formulario, de valores de publicidad y de datos de contacto convertidos en huella (hash).',
    '- **Autoridades y tribunales** cuando la ley nos obliga, y quien llegara a comprar el negocio, bajo esta política.',
    '**No vendemos información personal por dinero.** En la ley de algunos estados, compartir con servicios de publicidad cuenta como “venta” o como “compartir”. Puede negarse en cualquier momento. No compartimos números de teléfono, ni el consentimiento para recibir mensajes, con terceros para su propia publicidad.',
  ],
  choices: [
    '## Sus opciones de privacidad',
    'En [Sus opciones de privacidad](/legal/your-privacy-choices) puede desactivar el almacenamiento funcional, de análisis y de publicidad dirigida, pedirnos que no vendamos ni compartamos su información y enviar una solicitud. Lo que elija vale hasta que lo cambie, en el navegador que usó.',
    'Si su navegador envía la señal **Global Privacy Control**, la tratamos como solicitud de no vender ni compartir. El análisis y la publicidad dirigida quedan apagados, se haya elegido lo que sea en un aviso.',
  ],
  kept: [
    '## Cuánto tiempo la guardamos',
    '- Cookies que recuerdan opciones: hasta 30 días desde su última visita, salvo que la política de cookies diga otra cosa.',
    '- Lo que recordamos del nombre y el número de un visitante en este sitio: 30 días desde la última visita. Un registro sin nombre, hasta 13 meses.',
    '- Las solicitudes que nos envió y los registros de consentimiento: mientras atendemos su solicitud y después lo que exijan la ley o una posible disputa.',
    '- Los papeles de una venta, un préstamo o una reparación: los años que exijan las leyes estatales y federales.',
  ],
  rights: [
    '## Sus derechos',
    'Muchos estados, entre ellos California, dan derechos sobre la información personal, y cada vez son más. En lugar de preguntarle dónde vive, ofrecemos estos a todos, mientras la ley no nos obligue a conservar algo:',
    '- **saber** qué tenemos sobre usted, de dónde vino y quién lo recibió, y tener una copia',
    '- que se **corrija**',
    '- que se **elimine**',
    '- **rechazar** que se venda o se comparta, y la publicidad dirigida',
    '- **limitar** el uso de información sensible a lo que su solicitud necesita',
    '- no recibir peor trato por haberlo pedido',
    'Escriba a {email}, llame al {phone} o use [el formulario para solicitudes de privacidad](/legal/privacy-request). Confirmamos su solicitud en 10 días hábiles y respondemos en 45 días; si necesitamos más, decimos por qué. Para protegerle, verificamos que la solicitud sea suya, casi siempre con el correo o el teléfono que ya tenemos. Otra persona puede pedirlo por usted con su permiso escrito. Si nos negamos, damos la razón, y puede pedirnos que lo revisemos o acudir al fiscal general de su estado.',
    'La ley estatal también nos obliga a proteger cierta información personal y a avisarle si quedó expuesta. La información que recibimos para un préstamo o arrendamiento está protegida por la ley federal Gramm-Leach-Bliley; su aviso acompaña la solicitud.',
  ],
  security: [
    '## Cómo la protegemos',
    'Las conexiones con este sitio están cifradas. Solo acceden las personas que la necesitan para su trabajo. Los códigos de teléfono se guardan solo como huella y vencen. Ningún sistema es perfecto; si ocurre algo que le concierne, le avisamos como exige la ley.',
  ],
  children: [
    '## Menores',
    'Este sitio es para adultos. No recopilamos a sabiendas información de menores de 16 años. Si cree que un menor nos envió algo, díganos y lo eliminamos.',
  ],
  contact: [
    '## Preguntas',
    '{legalName}, {address}. Teléfono {phone}, correo {email}. Si cambiamos esta política, aquí decimos desde qué día y qué es distinto. Las versiones anteriores permanecen en esta página.',
  ],
};
