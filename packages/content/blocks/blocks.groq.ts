import { linkProjection } from '../link.groq.ts';
import { localized } from '../localized.groq.ts';
import { picture } from '../picture.groq.ts';
import { text } from './block-fields.groq.ts';
import { FIELDS_OF_BLOCKS } from './block-queries.generated.ts';
import { shownTo } from './shown-to.groq.ts';

/**
 * GROQ functions that blocks share, because the length of a query is limited. Put them before every query that
 * contains `blocks`; without them it doesn't parse. A function returns an object or null, so texts and pictures are
 * wrapped in `v`.
 */
export const BLOCK_FUNCTIONS = `
  fn block::text($text) = $text { "v": ${localized('@')} };
  fn block::picture($picture) = $picture { "v": ${picture('@', '$dealership')} };
  fn block::link($link) = $link { ${linkProjection} };
  fn block::tiles($tiles) = $tiles[] { "key": _key, ...block::link(@), ${text}, icon };
` as const;

/** GROQ for the blocks of a page, used inside its projection. `block.ts` defines their shape. */
export const blocks = `"blocks": coalesce(blocks[] {
  _type,
  "key": _key,
  ${shownTo},
  ${FIELDS_OF_BLOCKS}
}, [])` as const;
