/** User and password of a URL, unless they are the example in our own messages. */
const CREDENTIALS = /\b([a-z][a-z\d+.-]*:\/\/)(?!user:password@)[^\s"'<>/]*:[^\s"'<>/]*@/gi;
/** The same of a database's or mail server's URL, where people also write a password with slashes. */
const SERVER_CREDENTIALS = /\b((?:postgres(?:ql)?|smtps?):\/\/)(?!user:password@)[^\s"'<>/]*:[^\s"'<>]*@/gi;

/** Takes passwords out of URLs in a text, such as an error that repeats DATABASE_URL or SMTP_URL. */
export const hidePasswords = (text: string): string =>
  text.replaceAll(SERVER_CREDENTIALS, '$1…@').replaceAll(CREDENTIALS, '$1…@');
