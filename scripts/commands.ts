import { defineCommand, describeCommands } from '@rooftop/lake/command-line';
import { z } from 'zod';
import * as commands from './all-commands.ts';
import { runOnlyCommand } from './run-script.ts';
import { say } from './terminal.ts';

const commandsCommand = defineCommand({
  name: 'commands',
  summary: 'lists all commands',
  input: z.object({}),
  run: async () => say(describeCommands(Object.values(commands).flat())),
});

await runOnlyCommand(commandsCommand);
