import type { SidePanel } from '@rooftop/content/documents/dealership/settings/side-button';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { pathTo } from '@rooftop/content/page-paths';
import { BlockIcon } from '#app/blocks/block-icon.tsx';
import type { RequestContext } from '#app/context.server.ts';
import { MESSAGE_ID } from '#app/forms/message-id.ts';
import { hasTicket } from '#app/http/ticket-path.ts';
import type { TrustedHtml } from '#app/ui/prose/prose-html.server.tsx';
import { serverHtml } from '#app/ui/server-html.server.tsx';
import type { ServerRenderedView } from '#app/ui/server-rendered.server.ts';
import { PAYMENT_ID } from '#app/vehicles/calculator/payment-id.ts';

/** Where each panel is: the ID of its element on pages that have it, and a page that always does. */
const PANELS = {
  message: { id: MESSAGE_ID, href: `${pathTo('contact-us')}#${MESSAGE_ID}` },
  payment: { id: PAYMENT_ID, href: pathTo('auto-financing/payment-calculator') },
} as const satisfies Record<SidePanel, { id: string; href: string }>;

/**
 * The dealership's side button (spec 2) as HTML, or null if it has none. Without JavaScript it is a link to its panel.
 */
export function sideButton(
  settings: Pick<Settings, 'sideButton'> | null,
  context: Pick<RequestContext, 'dealership' | 'href' | 'isDocument' | 'path' | 't'>,
): ServerRenderedView<TrustedHtml> | null {
  const button = settings?.sideButton;
  if (!button) return null;
  const { id, href } = PANELS[button.panel];
  // On a page with a ticket, the message form takes the place of a chat service, which would learn its URL.
  const chat = button.panel === 'message' && !hasTicket(context.path) ? context.dealership.chat : null;
  return serverHtml(
    <aside aria-label={context.t('sideButton.label')}>
      <a
        className="side-button"
        href={context.href(href) ?? '/'}
        rel="nofollow"
        data-panel={id}
        data-chat={chat?.script}
      >
        {button.hoverText !== null && <span className="side-button-hover">{button.hoverText}</span>}
        {button.icon !== null && <BlockIcon icon={button.icon} />}
        <span className="side-button-text">{button.text}</span>
      </a>
    </aside>,
    'side-button',
    context,
  );
}
