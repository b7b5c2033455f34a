import type { RequestContext } from '../../../context.server.ts';
import { CAREERS_PATH } from '../careers-path.ts';

/** Says that a job opening has closed, and links to the open ones. */
export interface ClosedOpeningView {
  readonly kind: 'closed';
  readonly heading: string;
  readonly text: string;
  readonly browse: { readonly label: string; readonly href: string };
}

export function closedOpeningView(
  { hasOthers }: { readonly hasOthers: boolean },
  { say, href }: Pick<RequestContext, 'say' | 'href'>,
): ClosedOpeningView {
  return {
    kind: 'closed',
    heading: say('careers.closed'),
    text: say(hasOthers ? 'careers.closedText' : 'careers.noOpenings'),
    browse: { label: say('careers.heading'), href: href(CAREERS_PATH) ?? '/' },
  };
}
