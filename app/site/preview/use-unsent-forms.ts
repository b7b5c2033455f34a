import { useEffect } from 'react';

/** Keeps forms from being sent, which the server would refuse, and says so. @param onHeld called for each */
export function useUnsentForms(onHeld: () => void): void {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      if ((event.submitter?.getAttribute('formmethod') ?? form.method).toLowerCase() !== 'post') return;
      event.preventDefault();
      event.stopPropagation();
      onHeld();
    };
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, [onHeld]);
}
