import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assign,
  chooseArm,
  CONTROL,
  differenceByChance,
  type Experiment,
  hasArm,
  printAssignments,
  readAssignments,
  STAGES,
} from './experiments.ts';

const HERO: Experiment = {
  key: 'hero',
  variants: [
    { key: 'short', share: 20 },
    { key: 'long', share: 30 },
  ],
};

test.each([
  [0, 'short'],
  [0.1999, 'short'],
  [0.2, 'long'],
  [0.4999, 'long'],
  [0.5, CONTROL],
  [0.9999, CONTROL],
])('of all visitors, %d sees %s', (chance, arm) => {
  expect(chooseArm(HERO, chance)).toBe(arm);
});

const name = fc.stringMatching(/^[a-z0-9-]{1,63}$/);
const assignments = fc.array(fc.record({ experiment: name, arm: name, stage: fc.constantFrom(...STAGES) }), {
  maxLength: 20,
});

test('assignments survive a cookie, and nothing else is read from one', () => {
  fc.assert(
    fc.property(assignments, fc.string(), (given, other) => {
      expect(readAssignments(printAssignments(given))).toEqual(given);
      for (const { experiment, arm } of readAssignments(other))
        expect(experiment + arm).toMatch(/^[a-z0-9-]+$/);
    }),
  );
  expect(readAssignments(`hero.short.1~x~hero.short.3~${'a'.repeat(64)}.b.0~__proto__.b.0`)).toEqual([
    { experiment: 'hero', arm: 'short', stage: 'shown' },
  ]);
});

test('an arm stays a visitor’s while it exists', () => {
  const known = readAssignments('hero.short.1~menu.new.2');
  const draw = () => 0.99;
  expect(assign([HERO], known, draw)).toEqual([known[0]]);
  expect(assign([HERO, { key: 'menu', variants: [] }], known, draw)).toEqual([
    known[0],
    { experiment: 'menu', arm: CONTROL, stage: 'assigned' },
  ]);
  expect(assign([], known, draw)).toEqual([]);
  expect(hasArm(HERO, 'gone')).toBe(false);
});

// p-values by R: prop.test(c(sent, sent), c(shown, shown), correct = FALSE)
test.each([
  [{ shown: 1000, sent: 50 }, { shown: 1000, sent: 50 }, 1],
  [{ shown: 1000, sent: 50 }, { shown: 1000, sent: 70 }, 0.0593],
  [{ shown: 1000, sent: 50 }, { shown: 1000, sent: 80 }, 0.0065],
  [{ shown: 400, sent: 40 }, { shown: 1600, sent: 96 }, 0.0042],
  [{ shown: 1000, sent: 80 }, { shown: 1000, sent: 50 }, 0.0065],
])('%j and %j differ by chance with p = %d', (control, variant, p) => {
  expect(differenceByChance(control, variant)).toBeCloseTo(p, 3);
});

test.each([
  [
    { shown: 0, sent: 0 },
    { shown: 0, sent: 0 },
  ],
  [
    { shown: 40, sent: 2 },
    { shown: 40, sent: 6 },
  ],
  [
    { shown: 1000, sent: 0 },
    { shown: 1000, sent: 4 },
  ],
])('%j and %j are too few to say', (control, variant) => {
  expect(differenceByChance(control, variant)).toBeNull();
});
