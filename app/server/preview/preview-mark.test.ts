import { expect, test } from 'vitest';
import { withPreviewMark } from './preview-mark.server.ts';

test('only the root element is marked', () => {
  const page = Buffer.from('<!DOCTYPE html><html lang="en"><head></head><body>&lt;html <html></body></html>');
  expect(withPreviewMark(page).toString()).toBe(
    '<!DOCTYPE html><html data-preview lang="en"><head></head><body>&lt;html <html></body></html>',
  );
});
