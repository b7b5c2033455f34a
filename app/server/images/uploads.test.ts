import { expect, test } from 'vitest';
import { isUploadPath } from './uploads.ts';

const place = { projectId: 'rooftop', dataset: 'production' };

test.each([
  ['/images/rooftop/production/abc123-2400x1200.webp', true],
  ['/files/rooftop/production/abc123.pdf', true],
  ['/images/rooftop/staging/abc123-2400x1200.webp', false],
  ['/images/other/production/abc123-2400x1200.webp', false],
  ['/images/rooftop/production/abc123.webp', false],
  ['/files/rooftop/production/abc123', false],
  ['/images/rooftop/production/../../v1/users/me', false],
  ['/images/rooftop/production/%2e%2e/abc-1x1.webp', false],
  ['/images/rooftop/production/abc-1x1.webp/download', false],
  ['/images/rooftop/production/', false],
  ['/v1/data/query/production', false],
])('%s: %j', (path, isUpload) => {
  expect(isUploadPath(path, place)).toBe(isUpload);
});
