/** Where one applies for work, without the language. */
export const CAREERS_PATH = '/our-company/careers';
