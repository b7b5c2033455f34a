/** Shows in the Studio, as one types, what the checks find in a document. */
import type { CustomValidator, Rule, ValidationContext, ValidationError } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../create-sanity-client.ts';
import { makesClaims } from './claims/check-claims.ts';
import { checkDocument } from './check-document.ts';
import { dealershipFacts } from './dealership-facts.ts';
import type { Finding } from './finding.ts';
import { publishReasonsField } from './publish-reasons-field.ts';

const documentShape = z.looseObject({ _type: z.string() });
const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** Code of a finding's message in the Studio. */
const codeOf = (kind: Finding['kind']): string => `rooftop.${kind}`;
/** Code of messages about claims, for whose publication the Studio asks for a reason. */
export const claimCode = codeOf('claim');

const asError = ({ kind, name, path, message }: Finding): ValidationError => ({
  code: codeOf(kind),
  message: `${name}: ${message}`,
  path: [...path],
});

async function findingsIn(value: unknown, { getClient }: ValidationContext): Promise<readonly Finding[]> {
  const document = documentShape.safeParse(value).data;
  if (document === undefined) return [];
  const owned = ownedShape.safeParse(document).data;
  const facts =
    owned === undefined
      ? null
      : await dealershipFacts(getClient({ apiVersion: API_VERSION }), owned.dealership._ref);
  return checkDocument(document, facts);
}

/** Validation rule for a whole document: what the checks warn of. */
const warnings: CustomValidator = async (value, context) => {
  const found = (await findingsIn(value, context)).filter(({ level }) => level === 'warning');
  return found.length === 0 ? true : found.map(asError);
};

/** Validation rule for a field: the checks find nothing in its document that cannot be meant. */
export const hasNoError: CustomValidator<string | undefined> = async (_value, context) => {
  const found = await findingsIn(context.document, context);
  return found.find(({ level }) => level === 'error')?.message ?? true;
};

interface DocumentType {
  readonly name: string;
  readonly fields: readonly object[];
  readonly groups?: readonly { readonly name: string }[];
}

/** Returns a document type that is checked in the Studio, and keeps the reasons for publishing it with warnings. */
export function withChecks<Type extends DocumentType>(type: Type): Type {
  const group = type.groups?.find(({ name }) => name === 'setup')?.name;
  return {
    ...type,
    fields: makesClaims(type.name) ? [...type.fields, publishReasonsField(group)] : type.fields,
    validation: (rule: Rule) => rule.custom(warnings).warning(),
  };
}
