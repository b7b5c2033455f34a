import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { Link } from '#app/framework.ts';
import { linkViews } from '../link-view.server.ts';
import { BlockIcon } from '../block-icon.tsx';

type ButtonStripView = NonNullable<ReturnType<typeof buttonStripView>>;

export function buttonStripView(block: BlockOf<'buttonStrip'>, context: RequestContext) {
  const buttons = linkViews(block.buttons, context);
  return buttons.length === 0 ? null : { label: context.t('blocks.buttonStrip'), buttons };
}

/** Links to the most common tasks. */
export function ButtonStrip({ view }: { readonly view: ButtonStripView }) {
  return (
    <nav className="button-strip" aria-label={view.label}>
      <ul>
        {view.buttons.map(({ key, href, icon, label, text }) => (
          <li key={key}>
            <Link to={href}>
              {icon !== null && <BlockIcon icon={icon} />}
              <span className="button-strip-words">
                <strong>{label}</strong>
                {text !== null && <span>{text}</span>}
              </span>
              <ArrowRightIcon className="arrow" aria-hidden="true" size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
