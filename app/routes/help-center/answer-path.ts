import { pathTo } from '@rooftop/content/page-paths';

/**
 * ID of the element with an answer. Browsers open the collapsed question when the URL fragment names this element.
 * @param id Document ID of the question.
 */
export const answerId = (id: string): string => `answer-${id.replaceAll(/[^\w-]/g, '-')}`;

/** Path and fragment of an answer. */
export const answerPath = (category: string, id: string): string =>
  `${pathTo('help-category', { category })}#${answerId(id)}`;
