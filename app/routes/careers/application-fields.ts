import type { FieldMessage } from '@rooftop/leads/field-messages';
import { careers } from '@rooftop/leads/kinds/careers';
import { z } from 'zod';
import { LARGEST_RESUME } from './resume-limits.ts';

/**
 * Application fields as the browser validates them: file size and file name. The server checks the file's content.
 */
export const applicationFields = careers.fields.extend({
  resume: z
    .file()
    .max(LARGEST_RESUME, 'fileSize' satisfies FieldMessage)
    .refine(({ name }) => /\.(?:pdf|docx)$/i.test(name), 'fileType' satisfies FieldMessage)
    .optional(),
});
