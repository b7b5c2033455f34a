import type { Block } from '@rooftop/content/blocks/block';
import type { Image } from '@rooftop/content/objects/media/image';
import { everyPart, VIDEO_URL, paragraph } from './every-part.ts';

const buttons = {
  callToAction: { label: 'See all cars', href: '/cars-for-sale' },
  secondCallToAction: { label: 'Write to us', href: '/contact-us' },
};
const noButtons = { callToAction: null, secondCallToAction: null };
const TERMS =
  'Used cars under 85,000 miles at the time of purchase. Covers the engine only, not wear, accidents or neglect. Ask for full terms.';

const columnsOf = (count: number, hasIcons: boolean) =>
  Array.from({ length: count }, (_, at) => ({
    key: `column-${at}`,
    icon: hasIcons ? ((['service', 'shield', 'price', 'calendar'] as const)[at % 4] ?? null) : null,
    heading: ['Brakes', 'Batteries', 'Tires', 'Inspection'][at % 4] ?? '',
    text: at % 2 === 0 ? 'Checked while you wait. We only do what is needed.' : 'With a price up front.',
    callToAction: at === 0 ? { label: 'Make an appointment', href: '/contact-us?topic=7' } : null,
  }));

const pictures = (images: readonly Image[], count: number) =>
  Array.from({ length: count }, (_, at) => images[at % Math.max(images.length, 1)]).flatMap((image, at) =>
    image === undefined
      ? []
      : [{ key: `picture-${at}`, image, caption: at % 2 === 0 ? 'The service center at 6 a.m.' : null }],
  );

/**
 * Every block type in all its variants.
 * @param images The dealership's images, used in place of an editor's.
 */
export function specimens(images: readonly Image[]): readonly Block[] {
  const [first = null, second = first] = images;
  const said: readonly (Block extends infer One ? (One extends Block ? Omit<One, 'key'> : never) : never)[] =
    [
      {
        _type: 'hero',
        eyebrow: 'Service',
        heading: 'Everything your car needs, under one roof',
        text: 'Tell us what is wrong or due. You get a price before we start, and your car back on time.',
        image: first,
        ...buttons,
        terms: TERMS,
      },
      {
        _type: 'hero',
        eyebrow: null,
        heading: 'A hero without a picture',
        text: null,
        image: null,
        ...noButtons,
        terms: null,
      },
      {
        _type: 'heroSlides',
        slides: [
          { key: 'one', headline: 'One slide', text: 'With its text.', image: second, ...buttons },
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
          text: 'What this department does for shoppers.',
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
      { _type: 'reviewStrip', heading: null, text: null, count: 6, category: 'Service' },
      { _type: 'promotionList', heading: null, position: 'promotions-carousel', tag: null },
      { _type: 'promotionList', heading: 'Promotions in a grid', position: 'grid-item', tag: null },
      {
        _type: 'offerList',
        heading: null,
        text: 'All that ends soon, and more.',
        department: null,
        count: 6,
      },
      {
        _type: 'vehicleList',
        heading: null,
        text: 'The first cars of a search.',
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
        body: [paragraph('alone', 'normal', 'Text without a heading.')],
      },
      ...[1, 2, 3, 7].map((count) => ({
        _type: 'gallery' as const,
        heading: count === 1 ? null : `${count} pictures`,
        pictures: pictures(images, count),
      })),
      ...[2, 3, 4].map((count) => ({
        _type: 'columns' as const,
        heading: count === 2 ? null : `${count} columns`,
        text: count === 3 ? 'With a line of text.' : null,
        columns: columnsOf(count, count !== 4),
      })),
      {
        _type: 'video',
        heading: 'A video',
        text: 'Nothing loads before you press play.',
        video: { url: VIDEO_URL, title: 'A walk through our workshop', poster: first },
      },
      {
        _type: 'video',
        heading: null,
        text: null,
        video: { url: 'https://vimeo.com/1084537', title: 'A video without a poster', poster: null },
      },
      {
        _type: 'callToAction',
        heading: 'Stop by or write to us',
        text: 'Whichever you prefer.',
        ...buttons,
      },
      { _type: 'callToAction', heading: 'A call to action without a button', text: null, ...noButtons },
      {
        _type: 'countdown',
        heading: 'The winter tire sale ends',
        until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
        text: 'Mounting and balancing included.',
        ...buttons,
      },
      { _type: 'storeList', heading: null, text: null, onlyWorkshops: false },
      { _type: 'messageForm', heading: null, text: null, topic: 7 },
      { _type: 'paymentCalculator', heading: null, text: null },
    ];
  return said.map((block, at) => ({ ...block, key: `specimen-${at}` }));
}
