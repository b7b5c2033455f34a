import { patternReader } from './words.ts';

export const readFlag = patternReader<boolean>(
  [
    [/^(?:y|yes|t|true|1|x|on|c|cpo|certified.*|private|hidden)$/i, true],
    [/^(?:n|no|f|false|0|off|not certified|public)$/i, false],
  ],
  'a yes or no',
);
