import { expect, test } from 'vitest';
import { readResume } from './read-resume.server.ts';
import { MAX_RESUME_BYTES } from './resume-limits.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const word = 'PK\u0003\u0004..[Content_Types].xml..word/document.xml..';

function application(bytes: BlobPart, { name = 'cv.pdf', type = PDF, lastName = 'Lee' } = {}): FormData {
  const form = new FormData();
  form.set('firstName', 'Ann');
  form.set('lastName', lastName);
  form.set('resume', new File([bytes], name, { type }));
  return form;
}

test.each([
  ['a PDF', application('%PDF-1.7 …'), PDF, 'resume-ann-lee.pdf'],
  [
    'a PDF with the content type of a program',
    application('%PDF-1.7', { name: 'x.exe', type: 'x/y' }),
    PDF,
    'resume-ann-lee.pdf',
  ],
  ['a Word document', application(word, { name: '../../a.docx' }), DOCX, 'resume-ann-lee.docx'],
  ['of Núñez', application('%PDF-', { lastName: 'Núñez\r\n"; x=y' }), PDF, 'resume-ann-nunez-x-y.pdf'],
  ['of 李', application('%PDF-', { lastName: '李' }), PDF, 'resume-ann.pdf'],
  [
    'a PDF from someone with a long name',
    application('%PDF-', { lastName: 'x'.repeat(500) }),
    PDF,
    `resume-ann-${'x'.repeat(49)}.pdf`,
  ],
])('detects the type of %s from its bytes and renames it', async (_what, form, type, name) => {
  expect(await readResume(form)).toMatchObject({ kind: 'file', file: { type, name } });
});

test.each([
  ['a program', application('MZ\u0090'), 'fileType'],
  ['an HTML page named .pdf', application('<html>%PDF-'), 'fileType'],
  ['any zip', application('PK\u0003\u0004 a.txt'), 'fileType'],
  ['a Word document with macros', application(`${word} word/vbaProject.bin`), 'fileType'],
  ['an empty file with a name', application(''), 'fileType'],
  ['a file one byte over the limit', application(`%PDF-${' '.repeat(MAX_RESUME_BYTES - 4)}`), 'fileSize'],
])('rejects %s', async (_what, form, message) => {
  expect(await readResume(form)).toEqual({ kind: 'wrong', message });
});

test('accepts the largest allowed file, and no file at all', async () => {
  expect((await readResume(application(`%PDF-${' '.repeat(MAX_RESUME_BYTES - 5)}`))).kind).toBe('file');
  expect(await readResume(application('', { name: '' }))).toEqual({ kind: 'none' });
  const form = new FormData();
  form.set('resume', 'words');
  expect(await readResume(form)).toEqual({ kind: 'none' });
});
