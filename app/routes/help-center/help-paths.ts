/** Path without the language. */
export const HELP_PATH = '/help-center';

/** Path of a help category. */
export const helpSectionPath = (slug: string): string => `${HELP_PATH}/${slug}`;

/**
 * ID of the element with an answer. Browsers open the collapsed question when the URL fragment names this element.
 * @param id Document ID of the question.
 */
export const answerId = (id: string): string => `answer-${id.replaceAll(/[^\w-]/g, '-')}`;

/** Path and fragment of an answer. */
export const answerPath = (section: string, id: string): string =>
  `${helpSectionPath(section)}#${answerId(id)}`;
