import { Card, Text } from '@sanity/ui';

/** A pasted redirect, and what was found in it. */
export interface CheckedLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly error: string | null;
  readonly warnings: readonly string[];
}

const CELL = {
  padding: '0.5rem',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

const resultOf = ({ error, warnings }: CheckedLine): string => error ?? (warnings.join(' ') || 'OK');

/** The pasted lines, those with mistakes first, and what each of them becomes. */
export function CheckedLines({ lines }: { readonly lines: readonly CheckedLine[] }) {
  const sorted = lines.toSorted(
    (a, b) =>
      Number(a.error === null) - Number(b.error === null) ||
      Number(a.warnings.length === 0) - Number(b.warnings.length === 0) ||
      a.line - b.line,
  );
  return (
    <Card border radius={2} overflow="auto" style={{ maxHeight: '60vh' }}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {['Line', 'Old URL', 'New URL', 'Result'].map((title) => (
              <th key={title} scope="col" style={CELL}>
                <Text size={1} weight="medium">
                  {title}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((one) => (
            <Card
              as="tr"
              key={one.line}
              tone={one.error !== null ? 'critical' : one.warnings.length > 0 ? 'caution' : 'default'}
            >
              {[String(one.line), one.from, one.to, resultOf(one)].map((text, column) => (
                <td key={`${column} ${text}`} style={CELL}>
                  <Text size={1}>{text}</Text>
                </td>
              ))}
            </Card>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
