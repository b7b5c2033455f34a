const PERSONAL = /@|\d{3}\D{0,2}\d{3}\D?\d{4}/;

/** Whether a text may have an email address or a phone number, which facts and trackers must not have. */
export const looksPersonal = (text: string): boolean => PERSONAL.test(text);
