import { expect, test } from 'vitest';
import { votedQuestions } from './help-votes-shape.ts';

test('joins votes with their questions in the language read, and leaves out unknown questions', () => {
  const votes = [
    { question: 'faq-1', language: 'es', helpful: 0, unhelpful: 2 },
    { question: 'faq-2', language: 'es', helpful: 1, unhelpful: 1 },
    { question: 'faq-gone', language: 'en', helpful: 5, unhelpful: 9 },
  ];
  const documents = [
    { _id: 'faq-1', question: { _type: 'localeString', en: 'Why?', es: '¿Por qué?' } },
    { _id: 'faq-2', question: { _type: 'localeString', en: 'When?' } },
  ];
  expect(votedQuestions(votes, documents)).toEqual([
    { id: 'faq-1', title: '¿Por qué?', language: 'es', helpful: 0, unhelpful: 2 },
    { id: 'faq-2', title: 'When?', language: 'es', helpful: 1, unhelpful: 1 },
  ]);
});
