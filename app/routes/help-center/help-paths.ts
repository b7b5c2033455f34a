/** Addresses without the language. */
export const HELP_PATH = '/help-center';

/** A part of the help center. */
export const helpSectionPath = (slug: string): string => `${HELP_PATH}/${slug}`;

/** The element that holds an answer: a browser that is led to it opens what it is folded into. @param id of the document */
export const answerId = (id: string): string => `answer-${id.replaceAll(/[^\w-]/g, '-')}`;

/** One answer. */
export const answerPath = (section: string, id: string): string =>
  `${helpSectionPath(section)}#${answerId(id)}`;
