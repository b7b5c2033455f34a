import { HtmlValidate } from 'html-validate';

/**
 * React has its own way of writing void elements, boolean attributes and the case of attributes. All of it is valid
 * HTML.
 */
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'doctype-style': 'off',
    // A range has two fields with the same name: minimum and maximum.
    'form-dup-name': 'off',
  },
});

/** What is wrong with the HTML of a response, as `rule: message`. An empty list means that it is valid. */
export async function complaintsAboutHtml(
  response: {
    text(): Promise<string>;
  } | null,
): Promise<readonly string[]> {
  const { results } = await html.validateString((await response?.text()) ?? '');
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`);
}
