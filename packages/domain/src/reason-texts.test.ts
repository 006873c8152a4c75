import { expect, test } from 'vitest'
import {
  cancelInterviewReasons,
  declineInterviewReasons,
  endInterviewReasons,
} from './interviews/reasons.ts'
import { declineOfferReasons, rejectOfferReasons, withdrawOfferReasons } from './offers/reasons.ts'
import {
  disqualifyReasons,
  endCandidatureReasons,
  withdrawCandidatureReasons,
} from './candidatures/reasons.ts'
import { getReasonTextKeys } from './reason-texts.ts'

test('every reason a candidature can end with has a text', () => {
  const lists = [
    cancelInterviewReasons,
    declineInterviewReasons,
    endInterviewReasons,
    disqualifyReasons,
    endCandidatureReasons,
    withdrawCandidatureReasons,
    declineOfferReasons,
    rejectOfferReasons,
    withdrawOfferReasons,
  ]
  for (const { id } of lists.flat()) expect(getReasonTextKeys(id)).toHaveLength(1)
  expect(getReasonTextKeys('SKILLS,OTHER')).toEqual([
    'candidatures.reason.disqualify.SKILLS',
    'candidatures.reason.disqualify.OTHER',
  ])
  expect(getReasonTextKeys(null)).toEqual([])
  // The person concerned reads "you".
  expect(getReasonTextKeys('INTERN_LEFT', 'intern')).toEqual([
    'candidatures.reason.end.INTERN_LEFT.toIntern',
  ])
  expect(getReasonTextKeys('INTERN_LEFT', 'company')).toEqual([
    'candidatures.reason.end.INTERN_LEFT',
  ])
  expect(getReasonTextKeys('COMPANY_DID_NOT_ANSWER', 'company')).toEqual([
    'interviews.reason.end.COMPANY_DID_NOT_ANSWER.toCompany',
  ])
})
