import { z } from 'zod';
import {
  type QuestionCategory,
  categoryShape,
  type Question,
  type Questionnaire,
  questionShape,
} from './questionnaire.ts';

/** A question that is not asked, because its content is broken. */
interface LeftOutQuestion {
  /** Null if it has no readable id. */
  readonly questionId: string | null;
  /**
   * `shape`: an unknown input type, a missing text, or no or repeated choices. `duplicate`: another question has its
   * id. `condition`: it depends on a question or an answer that does not exist. `category`: no category has it.
   */
  readonly reason: 'shape' | 'duplicate' | 'condition' | 'category';
}

type ReadQuestionnaire =
  | {
      readonly kind: 'questionnaire';
      readonly questionnaire: Questionnaire;
      readonly leftOut: readonly LeftOutQuestion[];
    }
  /** Questions that depend on each other, in the order of their conditions. */
  | { readonly kind: 'circular'; readonly questionIds: readonly string[] };

const list = z.array(z.unknown()).catch([]);
const contentShape = z.object({ questions: list, categories: list }).catch({ questions: [], categories: [] });
const idShape = z.object({ questionId: z.string() });

/**
 * Makes a questionnaire from content safe. Questions that cannot be asked are left out, and so are those that depend
 * on them.
 */
export function readQuestionnaire(content: unknown): ReadQuestionnaire {
  const raw = contentShape.parse(content);
  const leftOut: LeftOutQuestion[] = [];
  const questions = readQuestions(raw.questions, leftOut);

  const questionIds = findCircle(questions);
  if (questionIds !== null) return { kind: 'circular', questionIds };

  const categories = raw.categories.flatMap((category) => categoryShape.safeParse(category).data ?? []);
  const categorized = new Set(categories.flatMap((category) => category.questionIds));
  for (const questionId of [...questions.keys()].filter((id) => !categorized.has(id))) {
    questions.delete(questionId);
    leftOut.push({ questionId, reason: 'category' });
  }
  leaveOutBrokenConditions(questions, leftOut);
  return {
    kind: 'questionnaire',
    questionnaire: { questions, categories: tidyCategories(categories, questions) },
    leftOut,
  };
}

function readQuestions(content: readonly unknown[], leftOut: LeftOutQuestion[]): Map<string, Question> {
  const questions = new Map<string, Question>();
  for (const one of content) {
    const question = questionShape.safeParse(one).data;
    if (question === undefined) {
      leftOut.push({ questionId: idShape.safeParse(one).data?.questionId ?? null, reason: 'shape' });
    } else if (questions.has(question.questionId)) {
      leftOut.push({ questionId: question.questionId, reason: 'duplicate' });
    } else {
      questions.set(question.questionId, question);
    }
  }
  return questions;
}

/** Each question depends on one other at most, so following the conditions finds every circle. */
function findCircle(questions: ReadonlyMap<string, Question>): readonly string[] | null {
  for (const start of questions.keys()) {
    const path: string[] = [];
    let id: string | undefined = start;
    while (id !== undefined && !path.includes(id)) {
      path.push(id);
      id = questions.get(id)?.condition?.questionId;
    }
    if (id !== undefined) return path.slice(path.indexOf(id));
  }
  return null;
}

function isBroken({ condition }: Question, questions: ReadonlyMap<string, Question>): boolean {
  if (condition === null) return false;
  const other = questions.get(condition.questionId);
  if (other === undefined || !('answers' in other)) return true;
  const offered = new Set(other.answers.map(({ value }) => value));
  return !condition.values.every((value) => offered.has(value));
}

function leaveOutBrokenConditions(questions: Map<string, Question>, leftOut: LeftOutQuestion[]): void {
  // A question that is left out may break others.
  for (let before = -1; before !== questions.size; ) {
    before = questions.size;
    for (const { questionId } of [...questions.values()].filter((question) =>
      isBroken(question, questions),
    )) {
      questions.delete(questionId);
      leftOut.push({ questionId, reason: 'condition' });
    }
  }
}

/** A question in several categories stays in the first. Categories without questions are dropped. */
function tidyCategories(
  categories: readonly QuestionCategory[],
  questions: ReadonlyMap<string, Question>,
): readonly QuestionCategory[] {
  const unplaced = new Set(questions.keys());
  return categories
    .map((category) => ({
      ...category,
      questionIds: category.questionIds.filter((id) => unplaced.delete(id)),
    }))
    .filter(({ questionIds }) => questionIds.length > 0);
}
