// At once, and as an effect of the module: Rollup merges modules without effects into files that every page loads.
const { head } = document;

/** Loads another website's script. For browsers only. @returns rejects if it can't be loaded */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    head.append(script);
  });
}
