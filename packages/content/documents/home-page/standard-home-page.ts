import { LANGUAGES, type Language } from '@rooftop/tenancy/languages';
import type { Block } from '../../blocks/block.ts';
import type { Localized } from '../../objects/fields/localized.ts';

/** Cars, reviews and questions on the page (spec 2). */
const CARS = 4;
const REVIEWS = 9;
const QUESTIONS = 10;

/** The main links below the headline. Their icons are also their keys. */
const BUTTONS = [
  {
    icon: 'pre-approval',
    label: { en: 'Get Pre-Approved', es: 'Obtenga su preaprobación' },
    href: '/auto-financing/apply-for-financing',
  },
  {
    icon: 'value',
    label: { en: 'Value Your Trade', es: 'Valore su auto' },
    href: '/sell-trade-my-car/your-vehicle',
  },
  {
    icon: 'service',
    label: { en: 'Schedule Service', es: 'Agende su servicio' },
    href: '/service/schedule',
  },
] as const;

/**
 * The dealership's own content below, under the website's own headings. On the website, blocks without content are left
 * out.
 */
const LISTS = [
  { _type: 'bodyStyleTiles', key: 'standard-body-styles', heading: null, text: null },
  {
    _type: 'vehicleList',
    key: 'standard-cars',
    heading: null,
    text: null,
    search: '/cars-for-sale',
    count: CARS,
  },
  {
    _type: 'promotionList',
    key: 'standard-promotions',
    heading: null,
    position: 'promotions-carousel',
    tag: null,
  },
  {
    _type: 'reviewStrip',
    key: 'standard-reviews',
    heading: null,
    text: null,
    count: REVIEWS,
    category: null,
  },
  { _type: 'faqList', key: 'standard-questions', heading: null, text: null, place: 'home', count: QUESTIONS },
  { _type: 'storeList', key: 'standard-stores', heading: null, text: null, onlyWorkshops: false },
] as const satisfies readonly Block[];

/** The home page of a dealership that has published none, in one language. */
export function standardBlocks(
  { name, tagline }: { readonly name: string; readonly tagline: string | null },
  language: Language,
): readonly Block[] {
  return [
    {
      _type: 'heroSlides',
      key: 'standard-hero',
      slides: [
        {
          key: 'standard-slide',
          headline: name,
          text: tagline,
          image: null,
          callToAction: null,
          secondCallToAction: null,
        },
      ],
    },
    {
      _type: 'buttonStrip',
      key: 'standard-strip',
      buttons: BUTTONS.map(({ icon, label, href }) => ({
        key: icon,
        icon,
        label: label[language],
        text: null,
        href,
      })),
    },
    ...LISTS,
  ];
}

/** A dealership as its new home page begins with it. */
interface HomePageOwner {
  readonly name: string;
  readonly tagline: Localized | null;
  readonly languages: readonly string[];
}

/** The same page as a Studio document's `blocks`, so that editors change what the website shows. */
export function standardBlockFields({ name, tagline, languages }: HomePageOwner): readonly object[] {
  const headline = Object.fromEntries(
    LANGUAGES.filter((language) => languages.includes(language)).map((language) => [language, name]),
  );
  return [
    {
      _key: 'standard-hero',
      _type: 'heroSlides',
      slides: [
        {
          _key: 'standard-slide',
          _type: 'heroSlide',
          headline: { _type: 'localeString', ...headline },
          ...(tagline !== null && { text: { ...tagline, _type: 'localeText' } }),
        },
      ],
    },
    {
      _key: 'standard-strip',
      _type: 'buttonStrip',
      buttons: BUTTONS.map(({ icon, label, href }) => ({
        _key: icon,
        _type: 'iconLink',
        icon,
        label: { _type: 'localeString', ...label },
        href,
      })),
    },
    ...LISTS.map(({ key, ...list }) => ({ _key: key, ...withoutNulls(list) })),
  ];
}

const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
