import type { AnswerDraft } from '@rooftop/leads/messages/messages-api';
import { words } from '../wording/words.ts';

interface CarCardProps {
  readonly car: NonNullable<AnswerDraft['car']>;
  /** Of its texts. */
  readonly language: AnswerDraft['language'];
}

/** The car as the shopper will see it in the mail. */
export function CarCard({ car: { title, href, pictures, price, lines, notes }, language }: CarCardProps) {
  return (
    <figure className="desk-car-card">
      <figcaption className="desk-quiet">{words.mails.cardBelow}</figcaption>
      <div className="desk-car-pictures">
        {pictures.map(({ src, width, height }) => (
          <img key={src} src={src} alt="" width={width} height={height} loading="lazy" />
        ))}
      </div>
      <div lang={language}>
        <p>
          {href === null ? (
            <strong>{title}</strong>
          ) : (
            <a href={href} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
        </p>
        {price !== null && <p className="desk-car-price">{price}</p>}
        {lines.length > 0 && (
          <dl className="desk-facts">
            {lines.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        )}
        {notes.map((note) => (
          <p key={note} className="desk-quiet">
            {note}
          </p>
        ))}
      </div>
      {price === null && <p className="desk-message-warning">{words.mails.noPrice}</p>}
    </figure>
  );
}
