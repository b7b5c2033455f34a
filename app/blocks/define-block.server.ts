import { type Block, type BlockOf, type BlockType, blockShape } from '@rooftop/content/blocks/block';
import type { Image } from '@rooftop/content/objects/media/image';
import type { RequestContext } from '../context.server.ts';
import type { BlockView, Views } from './block-view.ts';

/** Position of a block on its page. */
export interface BlockPlace {
  /** Whether it is the first block, which has the page's heading and its largest picture. */
  readonly isLead: boolean;
}

/** Each block type's content. */
type Blocks = { readonly [T in BlockType]: BlockOf<T> };

/** Creates a block's view from its content. Returns null if there is nothing to show. */
export type MakeView<Type extends BlockType, View> = (
  block: Blocks[Type],
  context: RequestContext,
  place: BlockPlace,
) => View | null | Promise<View | null>;

/** What the specimens of a block are made with: the dealership's images, in place of an editor's, and the time. */
interface SpecimenParts {
  readonly images: readonly Image[];
  readonly now: Date;
}

/** The fields of a block in each of its variants, without its type and key. The block's shape checks them. */
export type BlockSpecimens = (parts: SpecimenParts) => readonly Readonly<Record<string, unknown>>[];

/** What the website knows of a block: the export `block` of its folder. */
export interface DefinedBlock<Type extends BlockType = BlockType> {
  readonly type: Type;
  /** Returns null if there is nothing to show. */
  readonly view: (
    block: Block,
    context: RequestContext,
    place: BlockPlace,
  ) => Promise<BlockView<Type> | null>;
  /** The block in all its variants, for `/__blocks` and for tests. */
  readonly specimens: (parts: SpecimenParts) => readonly Block[];
}

const isOf = <Type extends BlockType>(type: Type, block: Block): block is Block & Blocks[Type] =>
  block._type === type;

/** Defines a block whose component the browser loads (`block.tsx`). */
export function defineBlock<Type extends BlockType>(
  type: Type,
  makeView: MakeView<Type, Views[Type]>,
  specimens: BlockSpecimens,
): DefinedBlock<Type> {
  return {
    type,
    async view(block, context, place) {
      if (!isOf(type, block)) throw new TypeError(`A block ${block._type} is no ${type}.`);
      const view = await makeView(block, context, place);
      return view === null ? null : { type, key: block.key, view };
    },
    specimens: (parts) =>
      specimens(parts).map((fields, at) =>
        blockShape.parse({ ...fields, _type: type, key: `${type}-${at}`, shownTo: null }),
      ),
  };
}
