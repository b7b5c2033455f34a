import { TEMPLATE_PARTS, type TemplatePart } from './answer-words.ts';

/** Puts values into a template: `Hello {name}`. Other words in braces stay as they are. */
export const fillTemplate = (template: string, values: Readonly<Record<TemplatePart, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const part = TEMPLATE_PARTS.find((one) => one === name);
    return part === undefined ? whole : values[part];
  });
