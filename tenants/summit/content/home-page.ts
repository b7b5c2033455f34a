import type { HomePageKit } from '../../tenant-kit.ts';
import { buttons, departments } from './home/departments.ts';
import { financing, onePrice, tradeBonus } from './home/features.ts';
import { hero } from './home/hero.ts';
import { bodyStyleTiles, filterTiles } from './home/tiles.ts';

export const homePage: HomePageKit = {
  title: {
    en: 'New, certified and used cars in Allentown, PA',
    es: 'Autos nuevos, certificados y usados en Allentown, PA',
  },
  description: {
    en: 'New, certified and used cars in Allentown, Pennsylvania. The price online is the price you pay, in English or Spanish.',
    es: 'Autos nuevos, certificados y usados en Allentown, Pensilvania. El precio en línea es el precio que usted paga, en español o inglés.',
  },
  blocks: [
    hero,
    buttons,
    filterTiles,
    bodyStyleTiles,
    onePrice,
    { _type: 'promotionList', heading: { en: 'Now', es: 'Ahora' }, position: 'promotions-carousel' },
    departments,
    financing,
    {
      _type: 'reviewStrip',
      heading: { en: 'In their words', es: 'En sus palabras' },
      text: {
        en: 'Reviews in the language they were written in, and in yours.',
        es: 'Reseñas en el idioma en que se escribieron, y en el suyo.',
      },
      count: 9,
    },
    tradeBonus,
    {
      _type: 'promotionList',
      heading: { en: 'Also worth knowing', es: 'También le interesa' },
      position: 'grid-item',
    },
    {
      _type: 'faqList',
      heading: { en: 'Financing, answered', es: 'Financiamiento, con respuestas' },
      text: {
        en: 'Ten questions, short answers.',
        es: 'Diez preguntas, respuestas cortas.',
      },
      place: 'home',
      count: 10,
    },
    {
      _type: 'storeList',
      heading: { en: 'The showroom', es: 'La sala de exhibición' },
      text: {
        en: 'Airport Road, five minutes from Route 22.',
        es: 'Airport Road, a cinco minutos de la Ruta 22.',
      },
    },
  ],
};
