import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { words } from '../wording/words.ts';

/** The dealership's car that the lead is about, with a link to its page. */
export function Car({ record: { car } }: { readonly record: LeadRecord }) {
  if (car === null) return null;
  const { title, url, picture } = car;
  return (
    <div className="desk-car">
      {picture !== null && <img src={picture} alt="" width={160} height={100} />}
      <p>
        {url === null ? (
          title
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        )}
        {url === null && <span className="desk-quiet">{words.carGone}</span>}
      </p>
    </div>
  );
}
