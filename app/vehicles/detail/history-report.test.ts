import { INVENTORY_DEFAULTS } from '@rooftop/content/documents/dealership/settings/settings-defaults';
import { expect, test } from 'vitest';
import { historyReport } from './history-report.ts';

test.each([
  [
    INVENTORY_DEFAULTS.historyReport,
    'https://www.carfax.com/VehicleHistory/p/Report.cfx?vin=1FTFW1E50MFA00001',
  ],
  ['https://reports.example/{vin}/dealer', 'https://reports.example/1FTFW1E50MFA00001/dealer'],
  ['http://reports.example/{vin}', null],
  ['javascript:alert("{vin}")', null],
  ['//reports.example/{vin}', null],
  ['https://reports.example/', null],
  ['', null],
])('%s', (address, expected) => {
  expect(historyReport(address, '1FTFW1E50MFA00001')).toBe(expected);
});
