import { words } from '../wording/words.ts';

interface SignOutButtonProps {
  /** Ends the session and leaves the page. */
  readonly leave: () => Promise<void>;
}

export function SignOutButton({ leave }: SignOutButtonProps) {
  return (
    <button type="button" className="desk-button" onClick={() => void leave()}>
      {words.signOut}
    </button>
  );
}
