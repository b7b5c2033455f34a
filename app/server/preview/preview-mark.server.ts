const ROOT = '<html';

/**
 * Marks a page as a preview, for the script that makes it one. Pages of visitors have no such mark.
 * @param page HTML in UTF-8
 */
export function withPreviewMark(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = page.indexOf(ROOT) + ROOT.length;
  return Buffer.concat([page.subarray(0, end), Buffer.from(' data-preview'), page.subarray(end)]);
}
