import { HISTORY_REPORT } from '@rooftop/content/documents/settings';
import { expect, test } from 'vitest';
import { historyReport } from './history-report.ts';

test.each([
  [HISTORY_REPORT, 'https://www.carfax.com/VehicleHistory/p/Report.cfx?vin=1FTFW1E50MFA00001'],
  ['https://reports.example/{vin}/dealer', 'https://reports.example/1FTFW1E50MFA00001/dealer'],
  ['http://reports.example/{vin}', null],
  ['javascript:alert("{vin}")', null],
  ['//reports.example/{vin}', null],
  ['https://reports.example/', null],
  ['', null],
])('%s', (address, expected) => {
  expect(historyReport(address, '1FTFW1E50MFA00001')).toBe(expected);
});
