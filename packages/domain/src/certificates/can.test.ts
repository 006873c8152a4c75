import { expect, test } from 'vitest'
import { certificateCan } from './can.ts'

test('a valid certificate has a badge, and a file if its letters can be printed', () => {
  const createFacts = (isRevoked: boolean, isRenderable: boolean) =>
    certificateCan.getFile({ isRevoked, isRenderable })
  expect(createFacts(false, true).allowed).toBe(true)
  expect([createFacts(true, true), createFacts(false, false)]).toMatchObject([
    { messageKey: 'certificates.file.revoked' },
    { messageKey: 'certificates.file.letters' },
  ])
  expect([false, true].map((isRevoked) => certificateCan.getBadge({ isRevoked }).allowed)).toEqual([
    true,
    false,
  ])
})
