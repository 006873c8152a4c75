import { z } from 'zod'
import { maxCreditCorrection } from '@fledge/domain/credits/rules.ts'
import { creditKinds } from '@fledge/domain/credits/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { pendingResponse } from '../pending-acts/schema.ts'
import { paging, queryList, text, uuid } from '../platform/schema.ts'

const balance = z.object({
  granted: z.int(),
  held: z.int(),
  used: z.int(),
  refunded: z.int(),
  left: z.int(),
})

const amountMessage = messageKey('problems.range', { min: 1, max: maxCreditCorrection })
const correction = {
  method: 'POST',
  access: ['operator:finance'],
  needsFreshFactor: true,
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({
    amount: z.int(amountMessage).min(1, amountMessage).max(maxCreditCorrection, amountMessage),
    note: text(300).min(1, messageKey('problems.reason')),
  }),
  response: z.object({ pending: pendingResponse }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: [
    'listPendingActs',
    'getCompanyPage',
    'getCompanyForReview',
    'listAllCredits',
    'listCreditLedger',
    'getCreditBalance',
  ],
} as const
export const creditEndpoints = defineEndpoints({
  getCreditBalance: {
    method: 'GET',
    path: 'admin-setting/interview/credits',
    access: ['company'],
    summary: 'Returns the interview credits granted, held, used, refunded and left.',
    response: balance,
  },
  getInterviewCredit: {
    method: 'GET',
    path: 'browse-intern/get-interview-credit',
    access: ['company:browse', 'company:schedule'],
    summary: 'Returns the credits left for proposing interviews.',
    response: balance,
  },
  listCreditLedger: {
    method: 'GET',
    path: 'admin-setting/credits',
    access: ['company:admin'],
    summary: 'Returns the credit ledger, newest first, with the balance after each entry.',
    query: z.strictObject({ kind: queryList(z.enum(creditKinds)).optional(), ...paging }),
    paginated: true,
    response: z.array(
      z.object({
        line_id: z.int(),
        kind: z.enum(creditKinds),
        amount: z.int(),
        reason: z.string(),
        interview_id: z.string().nullable(),
        candidature_id: z.string().nullable(),
        intern_name: z.string().nullable(),
        by: z.string().nullable(),
        note: z.string().nullable(),
        balance_after: z.int(),
        at: z.string(),
      }),
    ),
    fromReplica: true,
  },
  listCreditMonths: {
    method: 'GET',
    path: 'admin-setting/credits/months',
    access: ['company:admin'],
    summary:
      "Returns the credits granted, held, used and refunded in each month of the last year, with the balance at its end in the company's time zone.",
    response: z.array(
      z.object({
        month: z.string(),
        granted: z.int(),
        held: z.int(),
        used: z.int(),
        refunded: z.int(),
        left: z.int(),
      }),
    ),
    fromReplica: true,
  },
  grantCredits: {
    ...correction,
    path: 'operator/companies/{id}/credits',
    summary:
      'Grants interview credits to a company once that can no longer be undone, and tells its administrators the reason.',
  },
  revokeCredits: {
    ...correction,
    path: 'operator/companies/{id}/credits/revoke',
    summary:
      'Revokes interview credits that a company has left once that can no longer be undone, and tells its administrators the reason.',
  },
})
