import { z } from 'zod';
import { bodyShape } from '../../objects/texts/body.ts';
import { bodyParts } from '../../body.groq.ts';
import { localizedBlocks } from '../../localized.groq.ts';
import { heading } from '../block-fields.groq.ts';
import { block } from '../block-shape.ts';

/** GROQ for its fields in the requested language. */
export const richTextFields = `${heading}, "body": ${localizedBlocks('body')} ${bodyParts}` as const;

export const richTextBlock = block('richText', { heading: z.string().nullable(), body: bodyShape });
