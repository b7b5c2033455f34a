import { findContacts } from '@rooftop/leads/storage/find-contacts';
import { listSealedMessages } from '@rooftop/leads/messages/stored-messages';
import { fullName } from '@rooftop/leads/wording/contact-name';
import { type CreditApplication, applicationShape } from '@rooftop/vault/applications/application';
import {
  accessLog,
  type ApplicationEvent,
  type ApplicationSummary,
  listApplications,
  type ApplicationReading,
  readApplication,
} from '@rooftop/vault/applications/applications';
import { openMail } from '@rooftop/vault/applications/application-mail';
import { describeApplication } from '@rooftop/vault/applications/describe-application';
import type { Vault } from '@rooftop/vault/vault';

/** A credit application as the list shows it. */
interface ListedApplication {
  /** Id of the lead. */
  readonly id: string;
  /** Number of the lead. */
  readonly number: number;
  readonly name: string | null;
  readonly receivedAt: Date;
  /** Null if nobody read it yet. */
  readonly lastReadAt: Date | null;
  readonly readings: number;
  /** The lead was held as probable spam. */
  readonly isHeld: boolean;
}

/** What staff read of an application: lines of label and value, in sections. */
interface ReadSection {
  readonly heading: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

export interface CreditApplicationsData {
  list(dealership: string): Promise<readonly ListedApplication[]>;
  /** Returns the application as the list shows it, or null if the dealership has no such application. */
  find(dealership: string, id: string): Promise<ListedApplication | null>;
  log(dealership: string, id: string): Promise<readonly ApplicationEvent[]>;
  /** Logs the reading and returns what is read, or null if the dealership has no such application. */
  read(reading: ApplicationReading): Promise<readonly ReadSection[] | null>;
}

/** Joins applications with who sent them, whom the leads know. */
export function createCreditApplicationsData(vault: Vault): CreditApplicationsData {
  const { pool } = vault;

  async function listed(
    dealership: string,
    applications: readonly ApplicationSummary[],
  ): Promise<readonly ListedApplication[]> {
    const ids = applications.map(({ id }) => id);
    const senders = new Map((await findContacts(pool, dealership, ids)).map((sender) => [sender.id, sender]));
    return applications.flatMap((application) => {
      const sender = senders.get(application.id);
      if (sender === undefined) return [];
      const { number, state, contact } = sender;
      return [{ ...application, number, name: fullName(contact), isHeld: state === 'quarantined' }];
    });
  }

  return {
    list: async (dealership) => listed(dealership, await listApplications(pool, dealership)),
    async find(dealership, id) {
      const [found] = await listed(dealership, await listApplications(pool, dealership, { id }));
      return found ?? null;
    },
    log: (dealership, id) => accessLog(pool, { dealership, id }),
    async read(reading) {
      const sealed = await readApplication(vault, reading);
      if (sealed === null) return null;
      const application = applicationShape.parse(sealed);
      return reading.event === 'numbers'
        ? numbersOf(application)
        : [...describeApplication(application), ...(await mailOf(vault, reading))];
    },
  };
}

/** What came in by mail about an application. */
async function mailOf(
  vault: Vault,
  { dealership, id }: Pick<ApplicationReading, 'dealership' | 'id'>,
): Promise<readonly ReadSection[]> {
  const stored = await listSealedMessages(vault.pool, { dealership, id });
  const opened = await openMail(vault, { dealership, id }, stored);
  return opened.map(({ subject, text }, at) => ({
    heading: 'Email',
    lines: [
      { label: 'From', value: stored[at]?.from ?? '' },
      { label: 'Received', value: stored[at]?.at.toISOString() ?? '' },
      { label: 'Subject', value: subject },
      { label: 'Text', value: text },
    ],
  }));
}

/** The Social Security numbers, and nothing else. */
function numbersOf({ user, ssn, coBorrower }: CreditApplication): readonly ReadSection[] {
  const line = (who: { readonly firstName: string; readonly lastName: string }, value: string) => ({
    label: `${who.firstName} ${who.lastName}`,
    value,
  });
  const lines = [line(user, ssn), ...(coBorrower === null ? [] : [line(coBorrower.user, coBorrower.ssn)])];
  return [{ heading: 'Social Security numbers', lines }];
}
