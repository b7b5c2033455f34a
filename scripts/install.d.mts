export function canRun(version: string): boolean;
export function runInProject(script: string, args: readonly string[]): Promise<void>;
