import { expect, test } from 'vitest';
import { testApplication } from '../../../tests/support/credit-application.ts';
import { applicationShape } from './application.ts';
import { describeApplication } from './describe-application.ts';

test('an application survives being written and read', () => {
  const application = testApplication();
  expect(applicationShape.parse(JSON.parse(JSON.stringify(application)))).toEqual(application);
});

test('staff read all of an application in English, and of its numbers the last four digits', () => {
  const text = describeApplication(testApplication()).map(({ heading, lines }) =>
    [heading, ...lines.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
  );
  expect(text.join('\n')).toMatchInlineSnapshot(`
    "Applicant
      Name: Ana Núñez
      Date of birth: 03/25/1990
      Social Security number: ***-**-9999
      Email: ana@example.com
      Phone: (315) 555-0126
    Current address
      Address: 12 Main Street, Erie, PA 16501
      Apartment or unit: 4B
      Housing: Rents
      Monthly rent or mortgage: $1,250.00
      Time at this address: 3 years, 2 months
    Current employment
      Income: Employed
      Employer: Lake Bakery
      Job title: Baker
      Work phone: (814) 555-0142
      Monthly income before taxes: $4,100.50
      Time in this job: 2 years
    Co-borrower
      Name: Luz Núñez Sr.
      Date of birth: 03/25/1990
      Social Security number: ***-**-5462
      Email: ana@example.com
      Phone: (315) 555-0126
    Co-borrower: Current address
      Address: 12 Main Street, Erie, PA 16501
      Apartment or unit: 4B
      Housing: Rents
      Monthly rent or mortgage: $1,250.00
      Time at this address: 3 years, 2 months
    Co-borrower: Current employment
      Income: Employed
      Employer: Lake Bakery
      Job title: Baker
      Work phone: (814) 555-0142
      Monthly income before taxes: $4,100.50
      Time in this job: 2 years
    Staff member
      Worked with: Dana Reed
    Electronic signature
      Signed: November 24, 2026 at 3:00:00 PM UTC
      Agreed to: I agree to sign electronically."
  `);
  expect(text.join('\n')).not.toMatch(/219-09|457-55/);
});
