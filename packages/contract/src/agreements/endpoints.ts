import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'

const permission = z.union([z.literal(true), z.string()])
const signature = z.object({ version: z.int(), at: z.string(), by: z.string() })
const conduct = z.object({
  version: z.int(),
  title: z.string(),
  body: z.string(),
  published_at: z.string(),
  is_signed: z.boolean(),
  /** Every version that the company has signed, newest first. */
  signatures: z.array(signature),
  may: z.object({ sign: permission }),
})

export const agreementEndpoints = defineEndpoints({
  getConduct: {
    method: 'GET',
    path: 'agreements/conduct',
    access: ['company'],
    summary:
      'Returns the conduct policy that a company signs before its first interview, and who signed it when.',
    response: conduct,
    errors: ['NOT_FOUND'],
  },
  signConduct: {
    method: 'POST',
    path: 'agreements/conduct',
    access: ['company:admin'],
    summary:
      'Signs the displayed version of the conduct policy and records version, time and person.',
    body: z.strictObject({
      version: z.int().min(1),
      accepted: z.literal(true, messageKey('problems.sign')),
    }),
    response: conduct,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    invalidates: ['getConduct'],
  },
  listOwnAcceptances: {
    method: 'GET',
    path: 'agreements/own',
    access: ['company', 'intern'],
    account: 'any',
    summary: 'Returns the agreements that the user has accepted, with kind, version and time.',
    response: z.array(
      z.object({ kind: z.string(), version: z.int(), title: z.string(), at: z.string() }),
    ),
  },
})
