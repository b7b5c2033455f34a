import { createHmac } from 'node:crypto';
import { SPAM_FIELDS } from './spam-field-names.ts';

/** Hashes the content of a form with an HMAC. Files are represented by name and size. */
export function contentHash(key: Buffer, fields: FormData): Buffer {
  const said = [...fields]
    .filter(([name]) => !SPAM_FIELDS.has(name))
    .map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name} ${value.size}`]);
  return createHmac('sha256', key).update(JSON.stringify(said)).digest();
}
