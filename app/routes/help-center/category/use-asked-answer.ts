import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Opens the question that the address names. A browser that loads the page does so by itself; one that came here in
 * place does not.
 */
export function useAskedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const question = answer?.closest('details');
    if (!answer || !question || question.open) return;
    question.open = true;
    answer.scrollIntoView();
  }, [hash]);
}
