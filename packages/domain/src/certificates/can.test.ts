import { expect, test } from 'vitest'
import { certificateCan } from './can.ts'

test('a valid certificate has a badge, and a file if its letters can be printed', () => {
  const file = (isRevoked: boolean, isRenderable: boolean) =>
    certificateCan.getFile({ isRevoked, isRenderable })
  expect(file(false, true).allowed).toBe(true)
  expect([file(true, true), file(false, false)]).toMatchObject([
    { messageKey: 'certificates.file.revoked' },
    { messageKey: 'certificates.file.letters' },
  ])
  expect([false, true].map((isRevoked) => certificateCan.getBadge({ isRevoked }).allowed)).toEqual([
    true,
    false,
  ])
})
