/** The commands of `npm run inventory`: feeds in and out, and what was advertised. */
export { importFeedCommand } from './import.command.ts';
export { dryRunCommand } from './dry-run.command.ts';
export { columnsCommand } from './columns.command.ts';
export { listSourcesCommand } from './sources.command.ts';
export { addSourceCommand } from './source-add.command.ts';
export { removeSourceCommand } from './source-remove.command.ts';
export { allowPhotoHostCommand } from './photo-host.command.ts';
export { inventoryHistoryCommand } from './history.command.ts';
export { verifyLogsCommand } from './verify.command.ts';
export { feedsOutCommand } from './feeds-out.command.ts';
