import type { FieldMessage } from '@rooftop/tenancy/field-messages';
import { careers } from '@rooftop/leads/kinds/careers';
import { z } from 'zod';
import { MAX_RESUME_BYTES } from './resume-limits.ts';

/**
 * Application fields as the browser validates them: file size and file name. The server checks the file's content.
 */
export const applicationFields = careers.fields.extend({
  resume: z
    .file()
    .max(MAX_RESUME_BYTES, 'fileSize' satisfies FieldMessage)
    .refine(({ name }) => /\.(?:pdf|docx)$/i.test(name), 'fileType' satisfies FieldMessage)
    .optional(),
});
