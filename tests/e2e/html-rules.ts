import { HtmlValidate } from 'html-validate';

/** React writes void elements, boolean attributes and the case of attributes its own way; all of it is valid HTML. */
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
    // A range is two fields of one name: least, greatest.
    'form-dup-name': 'off',
  },
});
