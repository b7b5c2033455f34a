/** HTML of ours whose links within the website name its host, for those who read it elsewhere. */
export const absoluteLinks = (html: string, origin: string): string =>
  html.replaceAll(/ href="\/(?!\/)/g, () => ` href="${origin}/`);
