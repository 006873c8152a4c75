import { expect, test } from 'vitest'
import { checkUploadQuota, validateUpload } from './rules.ts'

test.each([
  ['image', 'a.SVG', 10_485_760, null],
  ['image', 'a.png', 10_485_761, 'files.size.image'],
  ['image', 'a.pdf', 10, 'files.type.image'],
  ['document', 'a.pdf', 10, null],
  ['document', 'a.docx', 10, 'files.type.document'],
  ['resume', 'a.docx', 10, null],
  ['resume', 'png', 10, 'files.type.resume'],
  ['image', 'a.jpg', 0, 'files.empty'],
] as const)('%s %s of %i bytes', (kind, name, bytes, problem) => {
  expect(validateUpload(kind, { name, bytes })).toBe(problem)
})

test.each([
  ['intern', 199, 0, 10, null],
  ['intern', 200, 0, 10, 'files.quota.count'],
  ['intern', 5, 1_073_741_814, 10, null],
  ['intern', 5, 1_073_741_814, 11, 'files.quota.bytes'],
  ['company', 250, 1_500_000_000, 10, null],
  ['registration', 20, 0, 10, 'files.quota.count'],
  ['anonymous', 0, 52_428_800, 1, 'files.quota.bytes'],
] as const)('%s with %i files of %i bytes adds %i', (kind, files, bytes, more, problem) => {
  expect(checkUploadQuota(kind, { files, bytes }, more)?.key ?? null).toBe(problem)
})
