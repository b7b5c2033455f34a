/** axe in the pages of tests. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const require = createRequire(import.meta.url);
/** The package brings axe. Its own way of running it injects a larger script anew for each analysis. */
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Finding {
  readonly id: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly any: readonly { readonly data?: { readonly messageKey?: string } | null }[];
  }[];
}
interface Axe {
  run(
    context: string | Document,
    options: object,
  ): Promise<{ readonly violations: readonly Finding[]; readonly incomplete: readonly Finding[] }>;
}
type WithAxe = typeof globalThis & { axe?: Axe };

/** Gives a frame axe, once for each document: its script is half a megabyte. */
async function inject(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => (globalThis as WithAxe).axe === undefined)) await frame.evaluate(SOURCE);
}

/**
 * Violations of WCAG 2.2 AA and best practices on a page in its current state, frames of its own origin included, as
 * `rule: elements`.
 * @param within selector of the part to look at; all of the page by default
 */
export async function violationsOn(page: Page, within?: string): Promise<readonly string[]> {
  await Promise.all(page.frames().map(inject));
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as WithAxe;
    if (axe === undefined) throw new Error('The page was left.');
    // Colors and places count once they have arrived. What pulses never does.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // What passed is not reported, and no rule in force reads style sheets. Both save most of axe's time.
    const { violations, incomplete } = await axe.run(selector ?? document, {
      resultTypes: ['violations', 'incomplete'],
      preload: { assets: ['media'] },
    });
    // axe reports text in the same color as its background only as something to review.
    const unseen = incomplete
      .filter(({ id }) => id === 'color-contrast')
      .map(({ nodes }) => ({
        id: 'unseen text',
        nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
      }))
      .filter(({ nodes }) => nodes.length > 0);
    return [...violations, ...unseen].map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, within);
}
