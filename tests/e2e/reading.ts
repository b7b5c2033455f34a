/** Milliseconds. The spam filter rejects forms that are sent sooner after they were shown. */
export const READING = 2_200;
