import { expect, test } from 'vitest'
import { validateUpload } from './rules.ts'

test.each([
  ['image', 'a.SVG', 10_485_760, null],
  ['image', 'a.jpg', 10, null],
  ['image', 'a.jpeg', 10, null],
  ['image', 'a.png', 10, null],
  ['image', 'a.gif', 10, 'files.type.image'],
  ['document', 'a.jpg', 10, null],
  ['document', 'a.jpeg', 10, null],
  ['document', 'a.png', 10, null],
  ['document', 'a.svg', 10, 'files.type.document'],
  ['image', 'a.png', 10_485_761, 'files.size.image'],
  ['image', 'a.pdf', 10, 'files.type.image'],
  ['document', 'a.pdf', 10, null],
  ['document', 'a.docx', 10, 'files.type.document'],
  ['resume', 'a.docx', 10, null],
  ['resume', 'png', 10, 'files.type.resume'],
  ['image', 'a.jpg', 0, 'files.empty'],
] as const)('%s %s of %i bytes', (kind, name, bytes, problem) => {
  expect(validateUpload(kind, { name, size: bytes })).toBe(problem)
})
