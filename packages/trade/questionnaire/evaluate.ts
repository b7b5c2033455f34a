import { isRequired } from './known-questions.ts';
import { parsePrice } from './parse-price.ts';
import type { Question, Questionnaire } from './questionnaire.ts';

/** An answer as it is stored and sent. Prices are in cents. */
export type Answer = { readonly questionId: string } & (
  | { readonly kind: 'choice'; readonly value: string }
  | { readonly kind: 'price'; readonly cents: number }
  | { readonly kind: 'text'; readonly text: string }
);

/** Keys of messages. `required` is 'This field is required' (spec 5). */
export type ProblemKey = 'required' | 'choice' | 'price' | 'tooLong';

interface Problem {
  readonly questionId: string;
  readonly problem: ProblemKey;
}

interface CategoryProgress {
  readonly categoryId: string;
  /** Questions shown, and those of them with a valid answer. */
  readonly shown: number;
  readonly answered: number;
  /** Whether nothing in it is missing or wrong. */
  readonly isComplete: boolean;
}

/** What follows from the answers so far. All lists are in the order of the categories. */
export interface Evaluation {
  readonly shown: readonly Question[];
  /** At most one for each question shown. */
  readonly problems: readonly Problem[];
  /** Valid answers to questions shown. */
  readonly answers: readonly Answer[];
  readonly progress: readonly CategoryProgress[];
}

/** What the visitor entered, by question id. */
export type GivenAnswers = Readonly<Record<string, string | undefined>>;

const MAX_TEXT = 2_000;

/** Null if nothing was entered. */
type ReadAnswer = Answer | ProblemKey | null;

function readAnswer(question: Question, entered: string): ReadAnswer {
  const { questionId } = question;
  const text = entered.replaceAll('\0', '').toWellFormed().trim();
  if (text === '') return null;
  if ('answers' in question) {
    const isOffered = question.answers.some(({ value }) => value === text);
    return isOffered ? { questionId, kind: 'choice', value: text } : 'choice';
  }
  if (question.inputType === 'price') {
    const cents = parsePrice(text);
    return cents === null ? 'price' : { questionId, kind: 'price', cents };
  }
  return text.length > MAX_TEXT ? 'tooLong' : { questionId, kind: 'text', text };
}

/**
 * Evaluates the answers to a questionnaire: which questions are shown, what is missing or wrong, and what was said.
 * An answer to a hidden question counts for nothing, not even for the conditions of others.
 * @param usesValuationService whether the questions of the valuation service are required
 */
export function evaluateAnswers(
  { categories, questions }: Questionnaire,
  entered: GivenAnswers,
  usesValuationService: boolean,
): Evaluation {
  const readings = new Map<string, ReadAnswer>();
  for (const [id, question] of questions) readings.set(id, readAnswer(question, entered[id] ?? ''));

  const isShown = ({ condition }: Question): boolean => {
    if (condition === null) return true;
    const other = questions.get(condition.questionId);
    const answer = readings.get(condition.questionId) ?? null;
    if (other === undefined || answer === null || typeof answer === 'string') return false;
    return answer.kind === 'choice' && condition.values.includes(answer.value) && isShown(other);
  };

  const parts = categories.map(({ categoryId, questionIds }) => {
    const shown = questionIds.flatMap((id) => questions.get(id) ?? []).filter(isShown);
    const answers: Answer[] = [];
    const problems: Problem[] = [];
    for (const question of shown) {
      const { questionId } = question;
      const reading = readings.get(questionId) ?? null;
      if (typeof reading === 'string') problems.push({ questionId, problem: reading });
      else if (reading !== null) answers.push(reading);
      else if (isRequired(question, usesValuationService)) problems.push({ questionId, problem: 'required' });
    }
    const counts = { shown: shown.length, answered: answers.length };
    return {
      shown,
      problems,
      answers,
      progress: { categoryId, ...counts, isComplete: problems.length === 0 },
    };
  });
  return {
    shown: parts.flatMap(({ shown }) => shown),
    problems: parts.flatMap(({ problems }) => problems),
    answers: parts.flatMap(({ answers }) => answers),
    progress: parts.map(({ progress }) => progress),
  };
}
