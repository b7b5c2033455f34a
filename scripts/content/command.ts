import { CommandError } from '../command-error.ts';
import { readArguments } from '../read-arguments.ts';

export const CONTENT_USAGE = `npm run content -- export [file.tar.gz] [--overwrite]
npm run content -- import <file> [--replace | --missing] [--yes]

export   writes all documents, drafts and assets; the default file is <dataset>-<date>.tar.gz
import   adds the documents of an export; fails if one exists already, unless
         --replace  it is replaced, or
         --missing  it is left as it is
         --yes      needed for a dataset of hosted Sanity`;

/** What to do with documents that already exist, in Sanity's terms. */
export type ImportOperation = 'create' | 'createOrReplace' | 'createIfNotExists';

type ContentCommand =
  | { readonly name: 'help' }
  | { readonly name: 'export'; readonly file: string | undefined; readonly overwrite: boolean }
  | {
      readonly name: 'import';
      readonly file: string;
      readonly operation: ImportOperation;
      readonly yes: boolean;
    };

const OPTIONS = {
  overwrite: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Parses the arguments of `npm run content`.
 * @throws CommandError with the usage if the arguments are invalid
 */
export function parseContentCommand(args: readonly string[]): ContentCommand {
  const { values, positionals } = readArguments(args, OPTIONS, refusal);
  const [name, file, ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if (rest.length > 0) throw refusal(`Too many arguments: ${rest.join(' ')}. Name one file.`);
  if (name === 'export') return { name, file, overwrite: values.overwrite };
  if (name !== 'import') throw refusal(name ? `There is no command "${name}".` : 'Name a command.');
  if (!file) throw refusal('Name the file to import.');
  if (values.replace && values.missing) throw refusal('Use either --replace or --missing, not both.');
  const operation = values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create';
  return { name, file, operation, yes: values.yes };
}

const refusal = (message: string) => new CommandError(`${message}\n\n${CONTENT_USAGE}`);
