import { expect, it } from 'vitest'
import {
  fillMessage,
  findLeftOutReason,
  listEmptyVariables,
  type RecipientFacts,
} from './left-out.ts'
import { maxMessagesPerWeek } from './types.ts'

const values = { first_name: 'Amara', batch: 'Spring', company: null, deadline: '1 March' }
const person: RecipientFacts = {
  type: 'I',
  status: 'ACTIVE',
  disabledKinds: ['interviews'],
  recentCount: maxMessagesPerWeek - 1,
  values,
}
const message = { subject: '{batch}', body: 'Hello {first_name}' }

it('someone with an active account and every value gets a message', () => {
  expect(findLeftOutReason(person, message)).toBeNull()
  expect(fillMessage(message, values)).toEqual({ subject: 'Spring', body: 'Hello Amara' })
})

it.each([
  ['messages.refused.team', { type: 'O' }],
  ['messages.refused.deactivated', { status: 'DEACTIVATED' }],
  ['messages.refused.turnedOff', { disabledKinds: ['messages'] }],
  ['messages.refused.weekFull', { recentCount: maxMessagesPerWeek }],
] as const)('someone is left out: %s', (reason, facts) => {
  expect(findLeftOutReason({ ...person, ...facts }, message)).toBe(reason)
})

it('someone without the value of a variable that the message contains is left out', () => {
  const withCompany = { ...message, subject: 'News of {company}' }
  expect(findLeftOutReason(person, withCompany)).toBe('messages.refused.valueMissing')
  expect(listEmptyVariables(withCompany, { ...values, batch: null })).toEqual(['company'])
  expect(
    listEmptyVariables({ ...withCompany, body: '{batch}' }, { ...values, batch: null }),
  ).toEqual(['company', 'batch'])
})
