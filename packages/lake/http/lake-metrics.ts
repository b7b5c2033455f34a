import type { ContentUsage } from '../store/content-usage.ts';
import type { LeftOut } from '../store/left-out.ts';

interface LakeMetricsOptions {
  readonly usage: Pick<ContentUsage, 'total'>;
  /** Bytes that all documents together may take. */
  readonly maxBytes: number;
  readonly leftOut: LeftOut;
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Returns the lake's metrics in the text format of Prometheus. They name documents, so only operators may read them. */
export function lakeMetrics({ usage, maxBytes, leftOut }: LakeMetricsOptions): string {
  const { bytes, documents } = usage.total();
  const gauges: readonly (readonly [name: string, help: string, lines: readonly string[]])[] = [
    ['lake_documents', 'Documents in memory.', [String(documents)]],
    ['lake_content_bytes', 'Size of the documents in memory, as JSON.', [String(bytes)]],
    ['lake_content_bytes_limit', 'Size that they may have.', [String(maxBytes)]],
    [
      'lake_documents_left_out',
      'Documents that the lake has started without because it is full.',
      [String(leftOut.documents.length)],
    ],
    [
      'lake_document_left_out_bytes',
      'Size of each of these documents.',
      leftOut.documents.map(({ id, bytes: size }) => `{id="${escaped(id)}"} ${size}`),
    ],
  ];
  return gauges
    .map(([name, help, lines]) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`]
        .concat(lines.map((line) => (line.startsWith('{') ? `${name}${line}` : `${name} ${line}`)))
        .join('\n'),
    )
    .join('\n')
    .concat('\n');
}
