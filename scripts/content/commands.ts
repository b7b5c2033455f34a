/** The commands of `npm run content`: all content in one file, assets included. */
export { exportContentCommand } from './export.command.ts';
export { importContentCommand } from './import.command.ts';
