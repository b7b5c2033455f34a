/**
 * Returns the milliseconds for which this thread has had a processor. Other than the time on the clock, it says what
 * somebody's query costs, and not how busy the machine is.
 */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
