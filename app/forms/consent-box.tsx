import { Checkbox } from '../ui/fields/checkbox.tsx';
import type { ConsentView } from './consent-wording.server.ts';

interface ConsentBoxProps {
  readonly consent: ConsentView;
  /** Whether the visitor has checked it in an earlier step. */
  readonly isChecked?: boolean;
}

/**
 * The optional checkbox for calls and texts, never checked by default (standards, TCPA). Its text is the evidence.
 */
export function ConsentBox({ consent, isChecked = false }: ConsentBoxProps) {
  const { fields, box, optional, links, version } = consent;
  return (
    <div className="lead-form-consent">
      <Checkbox
        name={fields.box}
        defaultChecked={isChecked}
        label={
          <>
            {box} <em>{optional}</em>
          </>
        }
      />
      <ul>
        {links.map(({ label, href }) => (
          <li key={href + label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <input type="hidden" name={fields.version} value={version} />
    </div>
  );
}
