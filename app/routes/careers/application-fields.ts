import type { FieldMessage } from '@rooftop/leads/field-messages';
import { careers } from '@rooftop/leads/kinds/careers';
import { z } from 'zod';
import { LARGEST_RESUME } from './resume-limits.ts';

/** An application as the browser can check it: of a file its size and its name; the server looks into it. */
export const applicationFields = careers.fields.extend({
  resume: z
    .file()
    .max(LARGEST_RESUME, 'fileSize' satisfies FieldMessage)
    .refine(({ name }) => /\.(?:pdf|docx)$/i.test(name), 'fileType' satisfies FieldMessage)
    .optional(),
});
