import { expect, test } from 'vitest'
import { contactCan } from './can.ts'

test('a company can have ten alternate contacts', () => {
  expect(contactCan.add(9)).toEqual({ allowed: true })
  expect(contactCan.add(10)).toEqual({ allowed: false, messageKey: 'contacts.refused.many' })
})
