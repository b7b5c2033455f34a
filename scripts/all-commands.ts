/** Everything that can be typed after `npm run`, and is more than a check of the code. */
export { migrateCommand } from './migrate.ts';
export { backupCommand } from './backup.ts';
export { restoreCommand } from './restore.ts';
export { seedCommand } from './seed.ts';
export * from './content/commands.ts';
export * from './inventory/commands.ts';
export * from './leads/commands.ts';
export * from './tenant/commands.ts';
export { lakeCommands } from './lake.ts';
export { experimentsCommand } from './experiments.ts';
export { reportVisitsCommand } from './visits.ts';
export { studioCommand } from './studio.ts';
export { screensCommand } from './screens.ts';
