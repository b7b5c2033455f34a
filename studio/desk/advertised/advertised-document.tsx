import type { AdvertisedAnswer, AdvertisedStatement } from '@rooftop/inventory/advertised-api';
import { formatExactMoney, formatFullMoment } from '../wording/format.ts';
import { VinLine } from '../vin/vin-line.tsx';
import { words } from '../wording/words.ts';

interface AdvertisedDocumentProps {
  readonly answer: AdvertisedAnswer;
}

/** What was advertised of a car at a moment, as a document that can be printed. */
export function AdvertisedDocument({ answer }: AdvertisedDocumentProps) {
  const { dealership, vin, note, at, timeZone, entry } = answer;
  const { advertised } = words;
  const moment = (utc: string) => formatFullMoment(utc, timeZone);
  return (
    <article className="desk-document">
      <header>
        <p>{dealership}</p>
        <h2>{advertised.heading(vin)}</h2>
        <p>{advertised.on(moment(at))}</p>
        {note !== null && <VinLine note={note} />}
      </header>
      {entry === null && <p>{advertised.never}</p>}
      {entry?.statement === null && <p>{advertised.ended(moment(entry.since))}</p>}
      {entry !== null && entry.statement !== null && (
        <>
          <PriceTable statement={entry.statement} />
          <p>{advertised.audiences[entry.statement.audience]}</p>
          {entry.statement.disclaimer !== 'none' && entry.statement.disclaimer !== '' && (
            <p>{advertised.disclaimer(entry.statement.disclaimer)}</p>
          )}
          <p>
            {entry.until === null
              ? advertised.since(moment(entry.since))
              : advertised.period(moment(entry.since), moment(entry.until))}
          </p>
        </>
      )}
      <RecordNotes answer={answer} />
      <button type="button" className="desk-button" onClick={() => window.print()}>
        {advertised.print}
      </button>
    </article>
  );
}

/** The parts of a price, and what it did not include. */
function PriceTable({ statement }: { readonly statement: AdvertisedStatement }) {
  const { vehiclePrice, fees, price, before } = statement;
  const { advertised } = words;
  const rows = (some: AdvertisedStatement['fees'], note?: string) =>
    some.map(({ name, amount, payee }) => (
      <tr key={name}>
        <th scope="row">
          {advertised.feeNames[name] ?? name}
          <span className="desk-quiet"> ({[advertised.payees[payee], note].filter(Boolean).join('; ')})</span>
        </th>
        <td>{formatExactMoney(amount)}</td>
      </tr>
    ));
  return (
    <table>
      <tbody>
        {vehiclePrice !== null && (
          <tr>
            <th scope="row">{advertised.vehicle}</th>
            <td>{formatExactMoney(vehiclePrice)}</td>
          </tr>
        )}
        {vehiclePrice !== null && rows(fees.filter(({ isMandatory }) => isMandatory))}
        <tr className="desk-document-total">
          <th scope="row">{advertised.price}</th>
          <td>{price === null ? advertised.call : formatExactMoney(price)}</td>
        </tr>
        {before !== null && (
          <tr>
            <th scope="row">{advertised.before}</th>
            <td>{formatExactMoney(before)}</td>
          </tr>
        )}
        {rows(
          fees.filter(({ isMandatory }) => !isMandatory),
          advertised.optional,
        )}
      </tbody>
    </table>
  );
}

/** The entry of the log, and whether the log is unbroken. */
function RecordNotes({ answer: { entry, log, timeZone } }: AdvertisedDocumentProps) {
  const { advertised } = words;
  const checked = formatFullMoment(log.checkedAt, timeZone);
  return (
    <footer>
      <h3>{advertised.record}</h3>
      {entry !== null && (
        <dl>
          <dt>{advertised.entry(entry.position)}</dt>
          {entry.statement !== null && entry.statement.id !== null && (
            <dd>
              {advertised.statement}: <code>{entry.statement.id}</code>
            </dd>
          )}
          <dd>
            {advertised.hash}: <code>{entry.hash}</code>
          </dd>
        </dl>
      )}
      {log.brokenAt === null ? (
        <p className="desk-document-verified">{advertised.verified(log.length, checked)}</p>
      ) : (
        <p role="alert" className="desk-document-broken">
          {advertised.broken(log.brokenAt, checked)}
        </p>
      )}
    </footer>
  );
}
