import { expect, test } from 'vitest';
import { complaintsAbout } from './structured-data.ts';

const schema = (thing: object) => ({ '@context': 'https://schema.org', ...thing });
const crumb = (position: number) => ({
  '@type': 'ListItem',
  position,
  name: 'Home',
  item: 'https://alpha.example/',
});
const way = (...positions: number[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: positions.map(crumb),
});

test.each<[what: string, data: unknown, complaints: readonly RegExp[]]>([
  ['a way of two steps', schema(way(1, 2)), []],
  ['things in a graph', schema({ '@graph': [way(1, 2), way(1, 2, 3)] }), []],
  ['a way of one step', schema(way(1)), [/^BreadcrumbList itemListElement: /]],
  ['steps that are not counted', schema(way(1, 3)), [/positions count from 1/]],
  ['no context', way(1, 2), [/context/]],
  ['no type', schema({ '@graph': [{ name: 'Alpha' }] }), [/without @type/]],
  ['what nobody has described here', schema({ '@type': 'Recipe' }), [/^Recipe is of no kind/]],
  [
    'a job without a place',
    schema({ '@type': 'JobPosting', title: 'Technician', jobLocation: [] }),
    [/description/, /datePosted/, /hiringOrganization/, /jobLocation/, /identifier/, /employmentType/],
  ],
])('%s', (_, data, complaints) => {
  expect(complaintsAbout(data)).toEqual(complaints.map((what) => expect.stringMatching(what)));
});
