import { expect, it } from 'vitest'
import { listParts, toPart } from './code-parts.ts'

it('counts a file with its feature, its package or the forms', () => {
  const paths = [
    'packages/domain/src/offers/can.ts',
    'packages/domain/src/reminders.ts',
    'packages/kernel/src/machine.ts',
    'apps/web/src/platform/forms/drafts.ts',
  ]
  expect(paths.map(toPart)).toEqual(['domain/offers', 'domain', 'kernel', 'forms'])
})

it('rejects a part that does not exist and names those that do', () => {
  expect(() => listParts(['offers'])).toThrow(/^offers is not one of kernel, domain, forms, domain/)
})

it('leaves the tests themselves unchanged', () => {
  expect(listParts(['domain/offers'])).toEqual([
    'packages/domain/src/offers/**/*.ts',
    '!**/*.test.ts',
  ])
})
