/**
 * Texts of a preview say where they are written: an edit mark, in characters that nobody sees, follows each. The browser
 * reads it when a text is clicked (`app/site/preview`).
 */
import type { ContentSourceMap } from '@sanity/client';
import { jsonPathToStudioPath, studioPath, type ContentSourceMapParsedPath } from '@sanity/client/csm';
import { encodeIntoResult } from '@sanity/client/stega';
import { vercelStegaCombine } from '@vercel/stega';
import { LANGUAGES } from '@rooftop/tenancy/languages';

/** Fields whose texts stand where a mark would do harm: in attributes and in the head of a page. */
const UNMARKED: readonly unknown[] = ['seo', 'alt'];

const isText = (path: ContentSourceMapParsedPath): boolean =>
  LANGUAGES.some((language) => path.includes(language)) && !path.some((step) => UNMARKED.includes(step));

/**
 * Returns a query's result with an edit mark behind each text that shoppers read in their language. Names, links, numbers
 * and what the website decides by stay as they are.
 */
export const withEditMarks = (result: unknown, sourceMap: ContentSourceMap): unknown =>
  encodeIntoResult(result, sourceMap, ({ value, sourcePath, sourceDocument: { _id, _type } }) => {
    if (!isText(sourcePath)) return value;
    const edit = `id=${_id.replace(/^drafts\./, '')};type=${_type};path=${studioPath.toString(jsonPathToStudioPath(sourcePath))}`;
    return vercelStegaCombine(value, { edit }, false);
  });
