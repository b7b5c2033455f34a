/** What an editor should look at in all documents of a dealership, as shoppers see them today. */
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { checkDocument } from './check-document.ts';
import { type DealershipFacts, queryDealershipFacts } from './dealership-facts.ts';
import type { CheckedDocument, Finding } from './finding.ts';
import { namedCars, checkCars, type FindGoneCars } from './links/gone-cars.ts';

const DOCUMENTS_QUERY = '*[dealership._ref == $dealership || _id == $dealership]';
const documentsShape = z.array(
  z.looseObject({ _id: z.string(), _type: z.string(), _updatedAt: z.iso.datetime() }),
);

/** A published document, and when that was. */
interface Publication {
  readonly id: string;
  readonly type: string;
  readonly updatedAt: Date;
  readonly document: CheckedDocument;
}

interface Publications {
  readonly facts: DealershipFacts;
  readonly documents: readonly Publication[];
}

/**
 * Reads everything that a dealership has published, and what its checks need.
 * @throws if it can't be read
 */
export async function readPublications(client: SanityClient, dealership: string): Promise<Publications> {
  const published = client.withConfig({ perspective: 'published' });
  const [facts, found] = await Promise.all([
    queryDealershipFacts(client, dealership, 'published'),
    published.fetch<unknown>(DOCUMENTS_QUERY, { dealership }, { tag: 'checks' }),
  ]);
  if (facts === null) throw new Error('The settings of the dealership could not be read.');
  return {
    facts,
    documents: documentsShape.parse(found).map((document) => ({
      id: document._id,
      type: document._type,
      updatedAt: new Date(document._updatedAt),
      document,
    })),
  };
}

/** A published document, and what was found in it. */
interface DocumentFindings {
  readonly id: string;
  readonly type: string;
  readonly findings: readonly Finding[];
}
export type CheckedDocuments = readonly DocumentFindings[];

const errorsOf = ({ findings }: DocumentFindings): number =>
  findings.filter(({ level }) => level === 'error').length;

/**
 * Checks every published document of a dealership, and lists those in which something was found. Errors first.
 * @param findGoneCars asks the platform about cars, which are no content
 * @throws if the documents can't be read
 */
export async function dealershipFindings(
  client: SanityClient,
  dealership: string,
  findGoneCars: FindGoneCars,
): Promise<CheckedDocuments> {
  const { facts, documents } = await readPublications(client, dealership);
  const gone = await findGoneCars(namedCars(...documents.map(({ document }) => document)));
  return documents
    .map(({ id, type, document }) => ({
      id,
      type,
      findings: [...checkDocument(document, facts), ...checkCars(document, gone)],
    }))
    .filter(({ findings }) => findings.length > 0)
    .toSorted((a, b) => errorsOf(b) - errorsOf(a));
}
