/** What an editor should look at in all documents of a dealership, as it is today. */
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { checkDocument } from './check-document.ts';
import { queryDealershipFacts } from './dealership-facts.ts';
import type { Finding } from './finding.ts';
import { carsIn, checkCars, type FindGoneCars } from './links/gone-cars.ts';

const DOCUMENTS_QUERY = `*[dealership._ref == $dealership || _id == $dealership]`;
const documentsShape = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

/** A document, and what was found in it. */
interface DocumentFindings {
  /** Without `drafts.` */
  readonly id: string;
  readonly type: string;
  readonly findings: readonly Finding[];
}
export type CheckedDocuments = readonly DocumentFindings[];

const errorsOf = ({ findings }: DocumentFindings): number =>
  findings.filter(({ level }) => level === 'error').length;

/**
 * Checks every document of a dealership, drafts included, and lists those in which something was found. Errors first.
 * @param findGoneCars asks the platform about cars, which are no content
 * @throws if the documents can't be read
 */
export async function dealershipFindings(
  client: SanityClient,
  dealership: string,
  findGoneCars: FindGoneCars,
): Promise<CheckedDocuments> {
  const drafts = client.withConfig({ perspective: 'drafts' });
  const [facts, found] = await Promise.all([
    queryDealershipFacts(drafts, dealership),
    drafts.fetch<unknown>(DOCUMENTS_QUERY, { dealership }, { tag: 'checks' }),
  ]);
  if (facts === null) throw new Error('The settings of the dealership could not be read.');
  const documents = documentsShape.parse(found);
  const gone = await findGoneCars([...new Set(documents.flatMap(carsIn))]);
  return documents
    .map((document) => ({
      id: document._id.replace(/^drafts\./, ''),
      type: document._type,
      findings: [...checkDocument(document, facts), ...checkCars(document, gone)],
    }))
    .filter(({ findings }) => findings.length > 0)
    .toSorted((a, b) => errorsOf(b) - errorsOf(a));
}
