import { allow, deny } from '@fledge/kernel/policy-decision.ts'
import { expect, test } from 'vitest'
import { interviewCan } from './can.ts'

test('an intern who may not book is unavailable, without the reason', () => {
  expect(interviewCan.meetIntern(false)).toEqual(deny('interviews.refused.internNotAvailable'))
  expect(interviewCan.meetIntern(true)).toEqual(allow)
})
