import { PageBlock } from '#app/blocks/block.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import type { pageData } from './page-data.server.ts';

type PageData = Pick<Awaited<ReturnType<typeof pageData>>, 'lead' | 'blocks'>;

/** Page made of blocks, below its breadcrumbs. */
export function PageOfBlocks({ page: { lead, blocks } }: { readonly page: PageData }) {
  return (
    <>
      <ServerRendered of={lead} className="page-lead">
        {({ crumbs, label, heading, structured }) => (
          <>
            <Crumbs crumbs={crumbs} label={label} />
            {heading !== null && <h1>{heading}</h1>}
            <JsonLd of={structured} />
          </>
        )}
      </ServerRendered>
      {blocks.map((block) => (
        <PageBlock key={block.key} block={block} />
      ))}
    </>
  );
}
