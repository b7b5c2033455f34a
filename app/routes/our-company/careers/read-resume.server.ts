import type { FieldMessage } from '@rooftop/forms/field-messages';
import type { LeadFile } from '@rooftop/leads/lead';
import { MAX_RESUME_BYTES } from './resume-limits.ts';

/** Resume uploaded with a form: the file, an error, or none. */
type UploadedResume =
  | { readonly kind: 'none' }
  | { readonly kind: 'file'; readonly file: LeadFile }
  | { readonly kind: 'wrong'; readonly message: FieldMessage };

type Type = Exclude<LeadFile['type'], 'image/jpeg'>;

const ENDINGS = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const satisfies Record<Type, string>;

/**
 * Reads the resume from a form. Its type is detected from its bytes, because the sender controls name and content
 * type.
 */
export async function readResume(form: FormData): Promise<UploadedResume> {
  const sent = form.get('resume');
  // Browsers send an empty file field as a nameless file of 0 bytes.
  if (!(sent instanceof File) || (sent.size === 0 && sent.name === '')) return { kind: 'none' };
  if (sent.size > MAX_RESUME_BYTES) return { kind: 'wrong', message: 'fileSize' };
  const bytes = Buffer.from(await sent.arrayBuffer());
  const type = typeOf(bytes);
  if (type === null) return { kind: 'wrong', message: 'fileType' };
  const name = fileName([form.get('firstName'), form.get('lastName')], ENDINGS[type]);
  return { kind: 'file', file: { name, type, bytes } };
}

/** Signature of a zip's first local file header. */
const ZIP = 'PK\u0003\u0004';
/**
 * Zip archives store the names of their parts as plain bytes. These parts identify a Word document; `PROGRAM`
 * identifies one with macros.
 */
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

/** Only letters, digits and hyphens, so that the name is safe for mail programs and file systems. */
function fileName(person: readonly (FormDataEntryValue | null)[], ending: string): string {
  const words = ['resume', ...person.filter((part) => typeof part === 'string')]
    .join('-')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
  return `${words.slice(0, 60).replace(/-+$/, '')}.${ending}`;
}
