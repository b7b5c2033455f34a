import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import type { SyntheticEvent } from 'react';
import { words } from '../wording/words.ts';

/** Hides a picture that can't be loaded. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

/** The dealership's car that the lead is about, with a link to its page. */
export function Car({ record: { car } }: { readonly record: LeadRecord }) {
  if (car === null) return null;
  const { title, url, picture } = car;
  const isGone = url === null && picture === null;
  return (
    <div className="desk-car">
      {picture !== null && <img src={picture} alt="" width={160} height={100} onError={hide} />}
      <p>
        {url === null ? (
          title
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        )}
        {isGone && <span className="desk-quiet">{words.carGone}</span>}
      </p>
    </div>
  );
}
