const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** Calls back on the visitor's first input after this. For browsers only. @returns stops waiting */
export function onFirstInput(callback: () => void): () => void {
  const stop = () => {
    for (const input of INPUTS) window.removeEventListener(input, onInput, true);
  };
  const onInput = () => {
    stop();
    callback();
  };
  for (const input of INPUTS) window.addEventListener(input, onInput, { capture: true, passive: true });
  return stop;
}
