import { nextMidnight } from '@rooftop/tenancy/calendar';
import type { RenderedPage } from '../http/pages.ts';
import type { Visit } from '../http/visit.ts';
import { createDependencies, type Dependencies } from '../page-cache/dependencies.ts';
import type { MadePage } from '../page-cache/page-cache.ts';
import type { Visitor } from '../page-cache/visitor.ts';
import { cutStencil, type Stencil } from './cut-stencil.ts';
import type { StencilAsked } from './holes.ts';

export interface MakeStencilOptions {
  readonly render: (
    request: Request,
    visit: Visit,
    visitor: Visitor,
    dependencies: Dependencies,
    stencil: StencilAsked,
  ) => Promise<RenderedPage>;
  readonly onError: (error: unknown, visit: Visit) => void;
}

/**
 * Has Remix render a page with holes. Like a kept page it is made from its key: nothing that a visitor sends gets into
 * it. Where that fails there is none, and the page is rendered as a whole.
 */
export function createMakeStencil({ render, onError }: MakeStencilOptions) {
  /** @param base of the page's address, before what differs */
  return async function makeStencil(
    base: string,
    stencil: StencilAsked,
    visit: Visit,
    visitor: Visitor,
  ): Promise<MadePage<Stencil>> {
    const dependencies = createDependencies();
    dependencies.trueUntil(nextMidnight(visit.dealership.timeZone, new Date()));
    const request = new Request(visit.origin + base + stencil.holes.location);
    const own = { ...visit };
    const { response, nonce } = await render(request, own, visitor, dependencies, stencil);
    if (response.status !== 200 || own.failure !== undefined || dependencies.isForOneVisitor())
      return { page: null };
    const { picture, ...others } = stencil.holes;
    const holes = { nonce, ...others, ...(stencil.hasPicture && { picture }) };
    try {
      return { page: cutStencil(await response.text(), holes), keep: dependencies.keep() };
    } catch (error) {
      onError(error, visit);
      return { page: null };
    }
  };
}
