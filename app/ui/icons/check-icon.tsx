import { createIcon } from './create-icon.tsx';

export const CheckIcon = createIcon(<path d="M20 6 9 17l-5-5" />);
