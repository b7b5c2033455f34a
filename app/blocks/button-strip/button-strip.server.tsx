import type { BlockOf } from '@rooftop/content/blocks/block';
import type { RequestContext } from '#app/context.server.ts';
import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { Link } from '#app/framework.ts';
import { linkViews } from '../link-view.server.ts';
import { BlockIcon } from '../block-icon.tsx';
import { staticBlock } from '../static-block.server.tsx';

type ButtonStripView = NonNullable<ReturnType<typeof buttonStripView>>;

function buttonStripView(block: BlockOf<'buttonStrip'>, context: RequestContext) {
  const buttons = linkViews(block.buttons, context);
  return buttons.length === 0 ? null : { label: context.t('blocks.buttonStrip'), buttons };
}

/** Links to the most common tasks. */
function ButtonStrip({ view }: { readonly view: ButtonStripView }) {
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

export const block = staticBlock('buttonStrip', buttonStripView, ButtonStrip, () => [
  {
    buttons: (['pre-approval', 'value', 'service'] as const).map((icon) => ({
      key: icon,
      icon,
      label: {
        'pre-approval': 'Get Pre-Approved',
        value: 'Value Your Trade',
        service: 'Schedule Service',
      }[icon],
      text: 'Takes two minutes',
      href: '/contact-us',
    })),
  },
]);
