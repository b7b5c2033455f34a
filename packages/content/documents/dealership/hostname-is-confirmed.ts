import { bareHost } from '@rooftop/tenancy/claimed-hosts';
import type { CustomValidator } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../../create-sanity-client.ts';

const answerShape = z.object({
  names: z.array(
    z.object({
      name: z.string(),
      isConfirmed: z.boolean(),
      record: z.object({ name: z.string(), value: z.string() }),
    }),
  ),
});

/**
 * Validation rule: reports the DNS record that a hostname still needs before it leads to the website. Reports nothing
 * on hosted Sanity, where `npm run tenant -- hosts <slug>` prints the record.
 */
export const hostnameIsConfirmed: CustomValidator<string | undefined> = async (
  hostname,
  { document, getClient },
) => {
  if (hostname === undefined || document === undefined) return true;
  const client = getClient({ apiVersion: API_VERSION });
  const { dataset } = client.config();
  const answer: unknown = await client
    .request<unknown>({ uri: `/data/names/${dataset}/${document._id.replace(/^drafts\./, '')}` })
    .catch(() => undefined);
  const names = answerShape.safeParse(answer).data?.names ?? [];
  const waiting = names.find(({ name }) => name === bareHost(hostname));
  if (waiting === undefined || waiting.isConfirmed) return true;
  const { name, value } = waiting.record;
  return `This address does not lead here yet. Where its DNS is managed, add a TXT record with the name ${name} and the value ${value}. It works a few minutes after you publish. The platform's administrator can also confirm it.`;
};
