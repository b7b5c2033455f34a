import type { FieldMessage } from '@rooftop/forms/field-messages';
import { careers } from '@rooftop/leads/kinds/careers';
import * as z from 'zod/mini';
import { MAX_RESUME_BYTES } from './resume-limits.ts';

/**
 * Application fields as the browser validates them: file size and file name. The server checks the file's content.
 */
export const applicationFields = z.extend(careers.fields, {
  resume: z.optional(
    z.file().check(
      z.maxSize(MAX_RESUME_BYTES, 'fileSize' satisfies FieldMessage),
      z.refine(({ name }) => /\.(?:pdf|docx)$/i.test(name), 'fileType' satisfies FieldMessage),
    ),
  ),
});
