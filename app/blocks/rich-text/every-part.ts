import type { Body } from '@rooftop/content/objects/texts/body';
import type { Image } from '@rooftop/content/objects/media/image';

/** A YouTube video, used everywhere the specimens show a video. */
export const VIDEO_URL = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

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
      { _type: 'span', _key: 'b', text: 'Change it on time', marks: ['strong'] },
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
    'Every 3,000 to 5,000 miles, less often with synthetic oil. Check your owner’s manual.',
  ),
  item('short', 'bullet', 'Short trips in cold weather: sooner.'),
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
  item('read', 'number', 'The level should be between the marks.'),
  {
    _type: 'callout',
    _key: 'caution',
    tone: 'caution',
    text: 'A red oil light means stop now.\n\nOne more mile can ruin the engine.',
  },
  { _type: 'bodyPicture', _key: 'picture', image, caption: 'On the lift for a quick inspection.' },
  paragraph('compare', 'h2', 'Which oil?'),
  {
    _type: 'bodyTable',
    _key: 'table',
    rows: [
      { _key: 'head', cells: ['', 'Conventional', 'Blend', 'Synthetic'] },
      { _key: 'miles', cells: ['Miles', '3,000–5,000', '5,000–7,500', '7,500–10,000'] },
      { _key: 'cold', cells: ['Cold starts', 'Slowly', 'Well', 'Best'] },
      { _key: 'price', cells: ['Price', '$', '$$'] },
    ],
  },
  paragraph('quote', 'blockquote', 'The cheapest repair is the one you never need.'),
  {
    _type: 'bodyVideo',
    _key: 'video',
    url: VIDEO_URL,
    title: 'An oil change from start to finish',
    poster: image,
  },
  {
    _type: 'bodyVehicles',
    _key: 'cars',
    heading: 'Ready for winter',
    search: '/used-cars-for-sale/suvs',
    count: 2,
  },
];
