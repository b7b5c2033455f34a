/**
 * Returns a text without the marks that texts of previews have (`packages/content/edit-marks.ts`), for what nobody clicks:
 * the head of a page, attributes, structured data.
 */
export const withoutEditMarks = (text: string): string => text.replaceAll(/[\u200B-\u200D\uFEFF]{4,}/g, '');
