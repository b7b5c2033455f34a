/** Finds cars that a document shows by the path of their page, and that not every shopper sees. */
import { vinInPath } from '../../objects/fields/search-field.ts';
import type { CheckedDocument, Finding } from '../finding.ts';
import { typedLinks } from './typed-links.ts';

/** Returns those of these VINs that not every shopper sees: sold, private, hidden, or never the dealership's. */
export type FindGoneCars = (vins: readonly string[]) => Promise<ReadonlySet<string>>;

/** The VINs of the cars that documents show or link to, each once. */
export const namedCars = (...documents: readonly CheckedDocument[]): readonly string[] => [
  ...new Set(
    documents.flatMap((document) => typedLinks(document)).flatMap(({ href }) => vinInPath(href) ?? []),
  ),
];

/** @param gone VINs of cars that not every shopper sees */
export const checkCars = (document: CheckedDocument, gone: ReadonlySet<string>): readonly Finding[] =>
  typedLinks(document)
    .filter(({ href }) => gone.has(vinInPath(href) ?? ''))
    .map(({ path, href }) => ({
      kind: 'car',
      name: 'This car is gone',
      level: 'warning',
      path,
      message: `Not every shopper sees the car ${vinInPath(href)}: it is sold, private, hidden or not yours. The website leaves out what shows it. Choose another car.`,
    }));
