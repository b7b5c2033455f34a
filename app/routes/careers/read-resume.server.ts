import type { FieldMessage } from '@rooftop/leads/field-messages';
import type { LeadFile } from '@rooftop/leads/lead';
import { LARGEST_RESUME } from './resume-limits.ts';

/** A resume that came with a form: the file, what is wrong with it, or nothing at all. */
export type Resume =
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly file: LeadFile }
  | { readonly kind: 'wrong'; readonly message: FieldMessage };

type Type = LeadFile['type'];

const ENDINGS = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const satisfies Record<Type, string>;

/** Takes a resume from a form. Its type is what its bytes say: a name and a type are claimed by whoever sends them. */
export async function readResume(form: FormData): Promise<Resume> {
  const sent = form.get('resume');
  // A file field that was left empty is sent as a nameless file of no bytes.
  if (!(sent instanceof File) || (sent.size === 0 && sent.name === '')) return { kind: 'none' };
  if (sent.size > LARGEST_RESUME) return { kind: 'wrong', message: 'fileSize' };
  const bytes = Buffer.from(await sent.arrayBuffer());
  const type = typeOf(bytes);
  if (type === null) return { kind: 'wrong', message: 'fileType' };
  const name = fileName([form.get('firstName'), form.get('lastName')], ENDINGS[type]);
  return { kind: 'file', file: { name, type, bytes } };
}

/** A zip's first local file header. */
const ZIP = 'PK\u0003\u0004';
/** Names of parts stand in a zip as they are: what makes it a Word document, and what makes one that runs programs. */
const WORD_PARTS = ['[Content_Types].xml', 'word/document.xml'];
const PROGRAM = 'vbaProject.bin';

function typeOf(bytes: Buffer): Type | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  const isWord =
    bytes.subarray(0, ZIP.length).toString('latin1') === ZIP &&
    WORD_PARTS.every((part) => bytes.includes(part)) &&
    !bytes.includes(PROGRAM);
  return isWord ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' : null;
}

/** Made of letters, digits and hyphens, so that no mail program and no file system reads anything into it. */
function fileName(person: readonly (FormDataEntryValue | null)[], ending: string): string {
  const words = ['resume', ...person.filter((part) => typeof part === 'string')]
    .join('-')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
  return `${words.slice(0, 60).replace(/-+$/, '')}.${ending}`;
}
