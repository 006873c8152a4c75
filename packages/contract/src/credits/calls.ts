import { z } from 'zod'
import { creditKinds } from '@fledge/domain/credits/words.ts'
import { defineCalls } from '../platform/call.ts'
import { paging, queryList } from '../platform/schema.ts'

const balance = z.object({ granted: z.int(), held: z.int(), used: z.int(), refunded: z.int(), left: z.int() })

export const creditCalls = defineCalls({
  getCreditBalance: {
    method: 'GET', path: 'admin-setting/interview/credits', access: ['company'], says: 'Interview credits: granted, held, used, refunded, left.', answer: balance,
  },
  getInterviewCredit: {
    method: 'GET', path: 'browse-intern/get-interview-credit', access: ['company:browse', 'company:schedule'], says: 'Credits left for a proposal.', answer: balance,
  },
  listCreditLedger: {
    method: 'GET', path: 'admin-setting/credits', access: ['company:admin'], says: 'The credit ledger, newest first, with the balance after each line.',
    query: z.strictObject({ kind: queryList(z.enum(creditKinds)).optional(), ...paging }), counted: true,
    answer: z.array(z.object({
      line_id: z.int(), kind: z.enum(creditKinds), amount: z.int(), reason: z.string(), interview_id: z.string().nullable(), candidature_id: z.string().nullable(),
      intern_name: z.string().nullable(), by: z.string().nullable(), balance_after: z.int(), at: z.string(),
    })),
  },
})
