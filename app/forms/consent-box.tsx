import { Checkbox } from '../ui/checkbox.tsx';
import type { ConsentView } from './consent-wording.server.ts';

/**
 * The optional checkbox for calls and texts, never checked by default (standards, TCPA). Its text is the evidence.
 */
export function ConsentBox({ consent }: { readonly consent: ConsentView }) {
  const { fields, box, optional, links, version } = consent;
  return (
    <div className="lead-form-consent">
      <Checkbox
        name={fields.box}
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
