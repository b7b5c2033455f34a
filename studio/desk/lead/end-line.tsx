import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useStore } from '../inbox/use-store.ts';
import { formatShortDate, formatWholeDollars } from '../wording/format.ts';
import { words } from '../wording/words.ts';

/** What was sold, for how much and when, or why the lead was lost. Nothing if nobody said so. */
export function EndLine({ record: { lead, sale, lostReason } }: { readonly record: LeadRecord }) {
  const { timeZone } = useStore(lead);
  const parts =
    sale === null
      ? [lostReason && words.lostReasons[lostReason]]
      : [
          sale.car,
          sale.priceCents === null ? null : formatWholeDollars(sale.priceCents),
          sale.day && formatShortDate(sale.day, timeZone),
        ];
  const text = parts.filter(Boolean).join(' · ');
  return text === '' ? null : <p>{text}</p>;
}
