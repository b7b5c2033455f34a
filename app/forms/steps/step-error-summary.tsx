interface StepErrorSummaryProps {
  /** About the step as a whole, in place of how many fields are wrong. */
  readonly whole: string | undefined;
  /** Says how many fields are wrong, with `{count}`. */
  readonly heading: string;
  readonly problems: Readonly<Record<string, string>>;
  /** Of the step's fields, in their order. Their controls have the IDs of `stepFieldId`. */
  readonly labels: Readonly<Record<string, string>>;
}

/** ID of a step's field, for the link to it. */
export const stepFieldId = (name: string): string => `step-${name}`;

/** What is wrong with a step that was sent: how many fields, each a link. It works without JavaScript. */
export function StepErrorSummary({ whole, heading, problems, labels }: StepErrorSummaryProps) {
  const wrong = Object.keys(labels).filter((name) => problems[name] !== undefined);
  return (
    // Without JavaScript the browser focuses it, unless a wrong field has the focus.
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers what was sent
    <div className="lead-form-trouble" role="alert" tabIndex={-1} autoFocus={wrong.length === 0}>
      <p className="lead-form-trouble-heading">
        {whole ?? heading.replace('{count}', String(Object.keys(problems).length))}
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${stepFieldId(name)}`} target="_self">
                {labels[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
