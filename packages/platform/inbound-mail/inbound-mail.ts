import type { InboundMail } from '@rooftop/leads/messages/reply-address';
import { deriveKey } from '@rooftop/vault/derive-key';

/** Where replies to mail about leads come in. Null if no domain is set for them. */
export const inboundMail = ({
  INBOUND_MAIL_DOMAIN: domain,
  ENCRYPTION_KEY,
}: {
  readonly INBOUND_MAIL_DOMAIN: string | undefined;
  readonly ENCRYPTION_KEY: string;
}): InboundMail | null =>
  domain === undefined ? null : { domain, key: deriveKey(ENCRYPTION_KEY, 'reply-addresses') };
