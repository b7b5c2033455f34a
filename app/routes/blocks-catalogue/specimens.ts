import type { Block } from '@rooftop/content/blocks/block';
import type { Body } from '@rooftop/content/objects/body';
import type { Image } from '@rooftop/content/objects/image';

const buttons = {
  callToAction: { label: 'See all cars', href: '/cars-for-sale' },
  secondCallToAction: { label: 'Write to us', href: '/contact-us' },
};
const noButtons = { callToAction: null, secondCallToAction: null };
const TERMS =
  'Used cars under 85,000 miles when you buy them. The engine alone: not wear, not accidents, not neglect. Ask for the terms in full.';
const FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

const paragraph = (
  key: string,
  style: 'normal' | 'h2' | 'h3' | 'blockquote',
  text: string,
): Body[number] => ({
  _type: 'block',
  _key: key,
  style,
  children: [{ _type: 'span', _key: 'a', text, marks: [] }],
  markDefs: [],
});

const item = (key: string, listItem: 'bullet' | 'number', text: string): Body[number] => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  listItem,
  level: 1,
  children: [{ _type: 'span', _key: 'a', text, marks: [] }],
  markDefs: [],
});

/** Everything that a text may hold. */
const everyPart = (image: Image | null): Body => [
  {
    _type: 'block',
    _key: 'lead',
    style: 'normal',
    children: [
      { _type: 'span', _key: 'a', text: 'An engine lives on clean oil. ', marks: [] },
      { _type: 'span', _key: 'b', text: 'Change it in time', marks: ['strong'] },
      { _type: 'span', _key: 'c', text: ', and it will ', marks: [] },
      { _type: 'span', _key: 'd', text: 'thank you', marks: ['em'] },
      { _type: 'span', _key: 'e', text: '. ', marks: [] },
      { _type: 'span', _key: 'f', text: 'What we do while you wait', marks: ['service'] },
      { _type: 'span', _key: 'g', text: ' takes half an hour.', marks: [] },
    ],
    markDefs: [{ _type: 'link', _key: 'service', href: '/contact-us?topic=7' }],
  },
  paragraph('how-often', 'h2', 'How often?'),
  paragraph(
    'miles',
    'normal',
    'Every 3,000 to 5,000 miles; with synthetic oil less often. Your manual has the last word.',
  ),
  item('short', 'bullet', 'Short trips in the cold: sooner.'),
  item('towing', 'bullet', 'Towing, dust, long idling: sooner.'),
  item('highway', 'bullet', 'Highway miles: later.'),
  {
    _type: 'callout',
    _key: 'tip',
    tone: 'tip',
    text: 'Write the mileage of the last change on the door jamb.',
  },
  paragraph('check', 'h3', 'Check it yourself'),
  item('park', 'number', 'Park on level ground and wait five minutes.'),
  item('wipe', 'number', 'Pull the dipstick, wipe it, put it in, pull it again.'),
  item('read', 'number', 'Between the marks is right.'),
  {
    _type: 'callout',
    _key: 'caution',
    tone: 'caution',
    text: 'A red oil lamp means stop now.\n\nDriving on for a mile can cost the engine.',
  },
  { _type: 'bodyPicture', _key: 'picture', image, caption: 'On the lift: five minutes for a look below.' },
  paragraph('compare', 'h2', 'Which oil?'),
  {
    _type: 'bodyTable',
    _key: 'table',
    rows: [
      { _key: 'head', cells: ['', 'Conventional', 'Blend', 'Synthetic'] },
      { _key: 'miles', cells: ['Miles', '3,000–5,000', '5,000–7,500', '7,500–10,000'] },
      { _key: 'cold', cells: ['Starts in the cold', 'Slowly', 'Well', 'Best'] },
      { _key: 'price', cells: ['Price', '$', '$$'] },
    ],
  },
  paragraph('quote', 'blockquote', 'The cheapest repair is the one that clean oil has spared you.'),
  { _type: 'bodyVideo', _key: 'film', url: FILM, title: 'An oil change from start to end', poster: image },
  {
    _type: 'bodyVehicles',
    _key: 'cars',
    heading: 'Ready for the winter',
    search: '/used-cars-for-sale/suvs',
    count: 2,
  },
];

const columnsOf = (count: number, hasIcons: boolean) =>
  Array.from({ length: count }, (_, at) => ({
    key: `column-${at}`,
    icon: hasIcons ? ((['service', 'shield', 'price', 'calendar'] as const)[at % 4] ?? null) : null,
    heading: ['Brakes', 'Batteries', 'Tires', 'Inspection'][at % 4] ?? '',
    text:
      at % 2 === 0
        ? 'Looked at while you wait, and only what is needed is done.'
        : 'With the price beforehand.',
    callToAction: at === 0 ? { label: 'Ask for a time', href: '/contact-us?topic=7' } : null,
  }));

const pictures = (images: readonly Image[], count: number) =>
  Array.from({ length: count }, (_, at) => images[at % Math.max(images.length, 1)]).flatMap((image, at) =>
    image === undefined
      ? []
      : [{ key: `picture-${at}`, image, caption: at % 2 === 0 ? 'The workshop, six in the morning' : null }],
  );

/** Every kind of block in its variants. @param images of the dealership, to stand for an editor's */
export function specimens(images: readonly Image[]): readonly Block[] {
  const [first = null, second = first] = images;
  const said: readonly (Block extends infer One ? (One extends Block ? Omit<One, 'key'> : never) : never)[] =
    [
      {
        _type: 'hero',
        eyebrow: 'Service',
        heading: 'Everything your car needs, under one roof',
        text: 'Say what is wrong or what is due. You get the price before we begin, and your car back when we said.',
        image: first,
        ...buttons,
        terms: TERMS,
      },
      {
        _type: 'hero',
        eyebrow: null,
        heading: 'A head of a page without a picture',
        text: null,
        image: null,
        ...noButtons,
        terms: null,
      },
      {
        _type: 'heroSlides',
        slides: [
          { key: 'one', headline: 'One slide', text: 'And what it says.', image: second, ...buttons },
          { key: 'two', headline: 'Another slide', text: null, image: first, ...noButtons },
        ],
      },
      {
        _type: 'buttonStrip',
        buttons: (['pre-approval', 'value', 'service'] as const).map((icon) => ({
          key: icon,
          icon,
          label: {
            'pre-approval': 'Get Pre-Approved',
            value: 'Value Your Trade',
            service: 'Schedule Service',
          }[icon],
          text: 'Takes two minutes',
          href: '/contact-us',
        })),
      },
      {
        _type: 'departmentTabs',
        heading: null,
        tabs: ['Finance', 'Service'].map((label) => ({
          key: label,
          label,
          heading: `${label}, step by step`,
          text: 'What one department does for a shopper.',
          image: second,
          links: [buttons.callToAction, buttons.secondCallToAction],
        })),
      },
      { _type: 'bodyStyleTiles', heading: null, text: null },
      {
        _type: 'filterTiles',
        heading: null,
        tiles: (['price', 'mileage', 'car', 'heart'] as const).map((icon) => ({
          key: icon,
          icon,
          label: `By ${icon}`,
          text: null,
          href: '/cars-for-sale',
        })),
      },
      { _type: 'reviewStrip', heading: null, text: null, count: 6, rating: 'service' },
      { _type: 'promotionList', heading: null, position: 'promotions-carousel' },
      { _type: 'promotionList', heading: 'Promotions in a grid', position: 'grid-item' },
      { _type: 'offerList', heading: null, text: 'What is on today.', department: null, count: 6 },
      {
        _type: 'vehicleList',
        heading: null,
        text: 'The first of a search.',
        search: '/used-cars-for-sale',
        count: 4,
      },
      { _type: 'faqList', heading: null, text: null, place: 'home', count: 4 },
      ...(['left', 'right'] as const).map((imageSide) => ({
        _type: 'feature' as const,
        eyebrow: 'Warranty',
        heading: `Picture on the ${imageSide}`,
        body: [],
        points: ['For as long as you own it', 'Parts and labor'],
        terms: TERMS,
        image: second,
        imageSide,
        ...buttons,
      })),
      {
        _type: 'feature',
        eyebrow: null,
        heading: 'Without a picture',
        body: [],
        points: [],
        terms: null,
        image: null,
        imageSide: 'right',
        ...noButtons,
      },
      { _type: 'richText', heading: 'Text with a heading', body: everyPart(first) },
      {
        _type: 'richText',
        heading: null,
        body: [paragraph('alone', 'normal', 'Text without one, and nothing else.')],
      },
      ...[1, 2, 3, 7].map((count) => ({
        _type: 'gallery' as const,
        heading: count === 1 ? null : `${count} pictures`,
        pictures: pictures(images, count),
      })),
      ...[2, 3, 4].map((count) => ({
        _type: 'columns' as const,
        heading: count === 2 ? null : `${count} columns`,
        text: count === 3 ? 'And a sentence on them.' : null,
        columns: columnsOf(count, count !== 4),
      })),
      {
        _type: 'video',
        heading: 'A film',
        text: 'Nothing is loaded before it is pressed.',
        video: { url: FILM, title: 'A walk through our workshop', poster: first },
      },
      {
        _type: 'video',
        heading: null,
        text: null,
        video: { url: 'https://vimeo.com/1084537', title: 'A film without a picture', poster: null },
      },
      {
        _type: 'callToAction',
        heading: 'Come by, or write first',
        text: 'Whatever you would rather.',
        ...buttons,
      },
      { _type: 'callToAction', heading: 'A last word without a button', text: null, ...noButtons },
      { _type: 'storeList', heading: null, text: null },
      { _type: 'messageForm', heading: null, text: null, topic: 7 },
    ];
  return said.map((block, at) => ({ ...block, key: `specimen-${at}` }));
}
