import type { ComponentType } from 'react';
import { serverHtml } from '../ui/server-html.server.tsx';
import type { StaticType } from './block-view.ts';
import { type DefinedBlock, defineBlock, type MakeView, type BlockSpecimens } from './define-block.server.ts';

/** Defines a static block. The browser receives its HTML, but neither its data nor its component. */
export const staticBlock = <Type extends StaticType, View>(
  type: Type,
  makeView: MakeView<Type, View>,
  Component: ComponentType<{ view: View }>,
  specimens: BlockSpecimens,
): DefinedBlock<Type> =>
  defineBlock(
    type,
    async (block, context, place) => {
      const view = await makeView(block, context, place);
      return view === null ? null : serverHtml(<Component view={view} />, block.key, context);
    },
    specimens,
  );
