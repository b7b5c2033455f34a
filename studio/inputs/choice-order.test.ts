import { expect, test } from 'vitest';
import { completeOrder, storedOrder, withChosen, withMoved } from './choice-order.ts';

const LIST = ['body', 'make', 'price'];

test.each<[stored: unknown[], chosen: string[], complete: string[]]>([
  [[], [], ['body', 'make', 'price']],
  [['price'], ['price'], ['price', 'body', 'make']],
  [
    ['price', 'body'],
    ['price', 'body'],
    ['price', 'body', 'make'],
  ],
  [
    ['make', 'price', 'body'],
    ['make', 'price', 'body'],
    ['make', 'price', 'body'],
  ],
  [['price', 'price', 'color', 7], ['price'], ['price', 'body', 'make']],
])('of stored %j, %j are chosen, and all together are %j', (stored, chosen, complete) => {
  expect(storedOrder(stored, LIST)).toEqual(chosen);
  expect(completeOrder(stored, LIST)).toEqual(complete);
});

test.each<[order: string[], choice: string, step: -1 | 1, expected: string[]]>([
  [LIST, 'price', -1, ['body', 'price', 'make']],
  [LIST, 'make', -1, ['make', 'body', 'price']],
  [LIST, 'body', 1, ['make', 'body', 'price']],
  [LIST, 'body', -1, LIST],
  [LIST, 'price', 1, LIST],
  [LIST, 'color', 1, LIST],
  [LIST, 'color', -1, LIST],
  [['body'], 'body', 1, ['body']],
])('in %j, moves %s by %i to %j', (order, choice, step, expected) => {
  expect(withMoved(order, choice, step)).toEqual(expected);
});

test.each<[order: string[], choice: string, isChosen: boolean, expected: string[]]>([
  [['price'], 'body', true, ['price', 'body']],
  [[], 'body', true, ['body']],
  [['price', 'body'], 'price', false, ['body']],
  [['price'], 'price', false, []],
  [['price'], 'body', false, ['price']],
])('in %j, sets %s to chosen %s: %j', (order, choice, isChosen, expected) => {
  expect(withChosen(order, choice, isChosen)).toEqual(expected);
});
