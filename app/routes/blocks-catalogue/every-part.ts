import type { Body } from '@rooftop/content/objects/body';
import type { Image } from '@rooftop/content/objects/image';

/** A YouTube video, used everywhere the specimens show a video. */
export const FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** A rich-text block: one paragraph or heading. */
export const paragraph = (
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

/** A rich text with every kind of part. */
export const everyPart = (image: Image | null): Body => [
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
