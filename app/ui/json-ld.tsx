/** Facts for search engines, as JSON-LD. No text in them can end the element they stand in. */
export function JsonLd({ of }: { readonly of: object }) {
  const json = JSON.stringify(of).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
