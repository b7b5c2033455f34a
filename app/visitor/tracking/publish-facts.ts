import { publish } from './publish.ts';
import { readFacts } from './page-facts.ts';

/** Publishes the facts in the data of a page, or of a dialog that shows it. */
export function publishFacts(data: unknown): void {
  for (const fact of readFacts(data)) publish(fact);
}
