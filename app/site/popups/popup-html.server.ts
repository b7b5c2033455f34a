/** Editors' HTML for popups: an allow-list of what is shown. Nothing else of what they write reaches the page. */
import sanitizeHtml from 'sanitize-html';
import type { RequestContext } from '#app/context.server.ts';

const TEXT = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption'];
const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'a', 'img'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** The website's own pictures: files of the build, and what editors uploaded. */
const OWN_PICTURE = /^\/(?:assets|files|images|photos|vehicles)\/[\w./?=&%-]*$/;

/**
 * Returns the allowed part of an editor's HTML: text, lists, tables, links to where editors may link, and pictures of
 * this website. Scripts, styles, forms, frames, and whatever would load from elsewhere are removed.
 * @param href resolves a link, or returns null if it is not allowed
 */
export function popupHtml(written: string, href: RequestContext['href']): string {
  return sanitizeHtml(written, {
    allowedTags: [...TEXT, ...INLINE, ...TABLE],
    allowedAttributes: {
      a: ['href', 'class'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
    },
    allowedClasses: { a: ['button', 'button-primary', 'button-secondary', 'button-medium'] },
    // Links and pictures are resolved below.
    allowedSchemes: ['https', 'http', 'tel', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'xmp', 'iframe'],
    nestingLimit: 20,
    transformTags: {
      a(tagName, { href: to = '', class: look = '' }) {
        const target = href(to.trim());
        return {
          tagName,
          attribs: { ...(target !== null && { href: target }), ...(look !== '' && { class: look }) },
        };
      },
      img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
        tagName,
        attribs: {
          ...(OWN_PICTURE.test(src) && { src }),
          alt,
          ...(/^\d{1,4}$/.test(width) && { width }),
          ...(/^\d{1,4}$/.test(height) && { height }),
          loading: 'lazy',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  }).trim();
}
