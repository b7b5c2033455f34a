import { useDesk } from '../shell/desk-context.ts';
import { words } from '../wording/words.ts';
import { saveFile } from './save-file.ts';

interface SaveButtonProps {
  readonly request: () => Promise<Response>;
  /** Name of the file. */
  readonly name: string;
  readonly children: string;
}

/** Saves a file. Says so if it can't be read. */
export function SaveButton({ request, name, children }: SaveButtonProps) {
  const { notify } = useDesk();
  const fail = () => notify({ tone: 'alert', text: words.failed });
  return (
    <button type="button" className="desk-button" onClick={() => void saveFile(request(), name).catch(fail)}>
      {children}
    </button>
  );
}
