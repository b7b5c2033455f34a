import { LANGUAGES } from '@rooftop/content/languages';
import { z } from 'zod';

const inLanguages = <Shape extends z.ZodType>(shape: Shape) => z.partialRecord(z.enum(LANGUAGES), shape);

/** A text in the dealership's first language, or once per language. */
export const textShape = z.union([z.string(), inLanguages(z.string())]);
export type Text = z.infer<typeof textShape>;

const paragraphsShape = z.array(z.string()).readonly();

/**
 * Rich text in one language or several: paragraphs of Markdown. The content model supports `### heading`, `- item`,
 * `1. item`, `**strong**`, `*em*` and `[words](/path)`. `[words](article:oil-changes)` links to a document by type
 * and key.
 */
export const proseShape = z.union([paragraphsShape, inLanguages(paragraphsShape)]);
export type Prose = z.infer<typeof proseShape>;

const bodyPartsShape = z.array(z.union([z.string(), z.looseObject({ _type: z.string() })])).readonly();

/**
 * The text of an article or a page in one language or several: Markdown as above with `## heading` and `> quotation`,
 * and objects between paragraphs.
 */
export const bodyShape = z.union([bodyPartsShape, inLanguages(bodyPartsShape)]);
