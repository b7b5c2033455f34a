import { useLocation } from '#app/framework.ts';
import { useEffect } from 'react';

/** Opens the question in the URL fragment. Browsers do so on a page load, but not after a client-side navigation. */
export function useAnswerFromHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const question = answer?.closest('details');
    if (!answer || !question || question.open) return;
    question.open = true;
    answer.scrollIntoView();
  }, [hash]);
}
