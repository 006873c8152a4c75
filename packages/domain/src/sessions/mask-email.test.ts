import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it('shows the first letter and the domain of an address, however long the name is', () => {
  expect(maskEmail('mara.okafor@example.org')).toBe('m•••@e•••.org')
  expect(maskEmail('m@example.org')).toBe('m•••@e•••.org')
  expect(maskEmail('émile@example.org')).toBe('é•••@e•••.org')
})
