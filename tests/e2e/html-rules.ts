import { HtmlValidate } from 'html-validate';

/**
 * React has its own way of writing void elements, boolean attributes and the case of attributes. All of it is valid
 * HTML.
 */
export const html = new HtmlValidate({
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
