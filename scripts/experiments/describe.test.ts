import { expect, test } from 'vitest';
import { describeExperiments } from './describe.ts';

const arm = (experiment: string, name: string, shown: number, sent: number) => ({
  experiment,
  arm: name,
  shown,
  sent,
  since: '2026-11-02',
});

test('compares each variant with the control of its experiment', () => {
  const text = describeExperiments([
    arm('hero', 'control', 1000, 50),
    arm('hero', 'short', 1000, 80),
    arm('hero', 'long', 1000, 52),
    arm('menu', 'new', 10, 1),
  ]);
  expect(text.split('\n')).toEqual([
    'experiment  arm      since       visitors  requests  rate     result',
    'hero        control  2026-11-02  1000      50        5.00 %',
    'hero        short    2026-11-02  1000      80        8.00 %   better than the control (p = 0.007)',
    'hero        long     2026-11-02  1000      52        5.20 %   no clear difference (p = 0.839)',
    'menu        new      2026-11-02  10        1         10.00 %  too few visitors to say',
  ]);
  expect(describeExperiments([])).toBe('No visitor has seen an experiment yet.');
});
