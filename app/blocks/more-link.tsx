import { ArrowRightIcon } from '../ui/icons/arrow-right-icon.tsx';
import type { LinkView } from './link-view.server.ts';

/** Link from a block to the page with more of the same. */
export const MoreLink = ({ to: { label, href } }: { readonly to: LinkView }) => (
  <a className="block-more" href={href}>
    {label}
    <ArrowRightIcon className="arrow" aria-hidden="true" size={20} />
  </a>
);
