import type { LegalDocumentKit } from '../../tenant-kit.ts';

export const cookiePolicy: LegalDocumentKit = {
  key: 'cookie-policy',
  kind: 'cookie-policy',
  title: { en: 'Cookie policy', es: 'Política de cookies' },
  versions: [
    {
      effectiveFrom: '2026-07-01',
      body: {
        en: [
          'A cookie is a short text that a website asks your browser to keep and to send back. {name} uses few of them. This page says what for, and a table lists every cookie of this website with its purpose and how long it lasts.',
          '## Four categories',
          '- **Essential.** Without these the site cannot do what you ask: the store you chose, the payment terms you set, that you have already sent a form, your privacy choices themselves. They cannot be switched off here.',
          '- **Functional.** They save you from typing or choosing again: your name in a form, vehicles you looked at.',
          '- **Analytics.** They count visits, so that we can see which pages help.',
          '- **Targeting.** They connect an advertisement with a visit or a request, and may be read by the advertising service.',
          'None of our own cookies holds a Social Security number, a date of birth, or the text of your messages.',
          '## Choosing',
          'Where this website shows a banner, nothing but the essential is stored before you choose, and closing the page is not consent. Where it shows none, you can still refuse every category but the first. Both ways, the place is [Your Privacy Choices](/legal/your-privacy-choices), and you may change your mind as often as you like.',
          {
            _type: 'callout',
            tone: 'tip',
            text: 'A Global Privacy Control signal from your browser keeps analytics and targeting off, whatever else was chosen.',
          },
          '## In your browser',
          'You can see and delete cookies in your browser’s settings, and block them altogether. If you block the essential ones, the site still shows vehicles and prices, but it will forget your store and your choices with every page.',
          '## Other storage',
          'What we say of cookies also holds for entries that this website keeps in your browser’s local storage.',
          '## Questions',
          '{legalName}, {address}. Phone {phone}, e-mail {email}. The [privacy policy](legalDocument:privacy-policy) says what we do with personal information.',
        ],
        es: [
          'Una cookie es un texto corto que un sitio web pide a su navegador que guarde y le devuelva. {name} usa pocas. Esta página dice para qué, y una tabla enumera cada cookie de este sitio con su propósito y su duración.',
          '## Cuatro categorías',
          '- **Esenciales.** Sin ellas el sitio no puede hacer lo que usted pide: la tienda elegida, las condiciones de pago que fijó, que ya envió un formulario, sus propias opciones de privacidad. Aquí no se pueden desactivar.',
          '- **Funcionales.** Le evitan escribir o elegir de nuevo: su nombre en un formulario, los vehículos que vio.',
          '- **De análisis.** Cuentan visitas para que veamos qué páginas ayudan.',
          '- **De publicidad dirigida.** Relacionan un anuncio con una visita o una solicitud, y el servicio de publicidad puede leerlas.',
          'Ninguna de nuestras cookies contiene un número de Seguro Social, una fecha de nacimiento ni el texto de sus mensajes.',
          '## Elegir',
          'Donde este sitio muestra un aviso, antes de que elija solo se guarda lo esencial, y cerrar la página no es consentir. Donde no lo muestra, también puede rechazar todas las categorías menos la primera. En ambos casos, el lugar es [Sus opciones de privacidad](/legal/your-privacy-choices), y puede cambiar de opinión cuantas veces quiera.',
          {
            _type: 'callout',
            tone: 'tip',
            text: 'La señal Global Privacy Control de su navegador mantiene apagados el análisis y la publicidad dirigida, se haya elegido lo que sea.',
          },
          '## En su navegador',
          'En la configuración de su navegador puede ver y borrar cookies, o bloquearlas del todo. Si bloquea las esenciales, el sitio sigue mostrando vehículos y precios, pero olvidará su tienda y sus opciones en cada página.',
          '## Otro almacenamiento',
          'Lo que decimos de las cookies vale también para lo que este sitio guarda en el almacenamiento local de su navegador.',
          '## Preguntas',
          '{legalName}, {address}. Teléfono {phone}, correo {email}. La [política de privacidad](legalDocument:privacy-policy) dice qué hacemos con la información personal.',
        ],
      },
    },
  ],
};
