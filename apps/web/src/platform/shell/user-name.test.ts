import { expect, test } from 'vitest'
import { getUserName } from './user-name.ts'

const amara = { first_name: 'Amara', last_name: 'Okafor', email: 'amara@example.com' }

test('a user is called by the name, or by the email address while there is none', () => {
  expect(getUserName(amara)).toBe('Amara Okafor')
  expect(getUserName({ ...amara, last_name: null })).toBe('Amara')
  expect(getUserName({ ...amara, first_name: null, last_name: null })).toBe('amara@example.com')
  expect(getUserName(null)).toBe('')
})
