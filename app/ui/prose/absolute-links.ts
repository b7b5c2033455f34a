/** Makes site-relative links in our own HTML absolute, for readers outside the website, as in structured data. */
export const absoluteLinks = (html: string, origin: string): string =>
  html.replaceAll(/ href="\/(?!\/)/g, () => ` href="${origin}/`);
