import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { twoDealerships } from './content-fixtures.ts';
import { startStubLake, type StubLake } from './stub-lake.ts';
import { startWeb, type WebProcess } from './web-fixtures.ts';

export const ALPHA = 'www.alpha.example';
export const BRAVO = 'bravo.platform.example';

export interface TestSite {
  readonly database: TestDatabase;
  readonly lake: StubLake;
  readonly web: WebProcess;
  stop(): Promise<void>;
}

interface TestSiteOptions {
  /** Variables of the web server's environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Changes content or files before the web server starts. */
  readonly prepare?: (lake: StubLake) => void;
}

/** Starts the built web server with the dealerships Alpha and Bravo, which have no cars. */
export async function openTestSite({ settings, prepare }: TestSiteOptions = {}): Promise<TestSite> {
  const database = await freshDatabase();
  const lake = await startStubLake(twoDealerships());
  prepare?.(lake);
  const web = await startWeb(lake.url, database.url, settings);
  return {
    database,
    lake,
    web,
    async stop() {
      await web.stop();
      await lake.close();
      await database.drop();
    },
  };
}
