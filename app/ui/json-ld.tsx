import { withoutEditMarks } from './without-edit-marks.ts';

/** Structured data for search engines as JSON-LD. Escapes `<`, so that no text can close the script element. */
export function JsonLd({ of }: { readonly of: object }) {
  const json = withoutEditMarks(JSON.stringify(of)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
