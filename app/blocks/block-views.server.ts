import { CONTROL } from '@rooftop/platform/experiments/experiments';
import type { Block } from '@rooftop/content/blocks/block';
import type { RequestContext } from '../context.server.ts';
import { statusOf } from '../http/error-status.ts';
import { withoutEmptySearches } from '../vehicles/inventory/without-empty-searches.server.ts';
import type { BlockView } from './block-view.ts';
import { BLOCKS } from './blocks.server.ts';
import type { BlockPlace } from './define-block.server.ts';

/** The document whose blocks are shown. */
interface BlocksOf {
  readonly id: string;
  readonly type: 'homePage' | 'page';
}

/**
 * Blocks of a page, without empty ones and without links to searches that find no cars. A block that fails is reported
 * and left out.
 * @param of absent for blocks that are written in code
 */
export async function blockViews(
  blocks: readonly Block[],
  context: RequestContext,
  of?: BlocksOf,
): Promise<readonly BlockView[]> {
  const withCars = await withoutEmptySearches(context);
  const views = await Promise.all(
    blocks.map((block, index) => blockView(block, withCars, { isLead: index === 0 })),
  );
  const shown = views.filter((view) => view !== null);
  if (of === undefined || !context.isPreview) return shown;
  const arms = new Map(blocks.map(({ key, shownTo }) => [key, shownTo]));
  return shown.map((view) => {
    const { experiment, arm } = arms.get(view.key) ?? {};
    const only = experiment ? [`${experiment}: ${arm ?? CONTROL}`] : [];
    return { ...view, ...context.editTarget({ ...of, block: view.key, only }) };
  });
}

async function blockView(
  block: Block,
  context: RequestContext,
  place: BlockPlace,
): Promise<BlockView | null> {
  const defined = BLOCKS.get(block._type);
  if (defined === undefined) throw new Error(`No folder of app/blocks exports a block ${block._type}.`);
  try {
    return await defined.view(block, context, place);
  } catch (error) {
    // Without its source, the page is answered from the cache or with 503.
    if (statusOf(error) === 503) throw error;
    context.report(error);
    return null;
  }
}
