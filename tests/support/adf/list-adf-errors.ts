/** Checks that documents are valid ADF 1.0, for tests and benchmarks. */
import { readFile } from 'node:fs/promises';
import { memoryPages, validateXML } from 'xmllint-wasm';
import { dtdToRelaxNg } from './dtd-to-relax-ng.ts';

/** Validates documents against adf.dtd. Returns one line per error, or an empty array if all are valid. */
export async function listAdfErrors(documents: readonly string[]): Promise<readonly string[]> {
  const dtd = await readFile(new URL('adf.dtd', import.meta.url), 'utf8');
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    extension: 'relaxng',
    schema: { fileName: 'adf.rng', contents: dtdToRelaxNg(dtd) },
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
