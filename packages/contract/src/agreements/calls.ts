import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineCalls } from '../platform/call.ts'

const may = z.union([z.literal(true), z.string()])
const signature = z.object({ version: z.int(), at: z.string(), by: z.string() })
const conduct = z.object({
  version: z.int(),
  title: z.string(),
  body: z.string(),
  published_at: z.string(),
  is_signed: z.boolean(),
  /** Every version that the company has signed, the newest first. */
  signatures: z.array(signature),
  may: z.object({ sign: may }),
})

export const agreementCalls = defineCalls({
  getConduct: {
    method: 'GET',
    path: 'agreements/conduct',
    access: ['company'],
    says: 'The conduct policy that a company signs before its first interview, and when and by whom it was signed.',
    answer: conduct,
  },
  signConduct: {
    method: 'POST',
    path: 'agreements/conduct',
    access: ['company:admin'],
    says: 'Signs the conduct policy in the version that was read; kept with version, time and person.',
    body: z.strictObject({
      version: z.int().min(1),
      accepted: z.literal(true, messageKey('problems.sign')),
    }),
    answer: conduct,
    changes: ['getConduct'],
  },
  listOwnAcceptances: {
    method: 'GET',
    path: 'agreements/own',
    access: ['company', 'intern'],
    account: 'any',
    says: 'What the signed-in person has agreed to: kind, version and time.',
    answer: z.array(
      z.object({ kind: z.string(), version: z.int(), title: z.string(), at: z.string() }),
    ),
  },
})
