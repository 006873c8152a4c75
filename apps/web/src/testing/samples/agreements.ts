import type { Payload } from '../../platform/http/client.ts'

const body =
  '# Conduct\n\nTreat interns with respect.\n\n- Reply in time.\n- Pay what was agreed.\n\n## Reports\n\nTell the programme team about every breach.'

/** The conduct policy, signed in its newest version. */
export const signedConduct: Payload<'agreements', 'getConduct'> = {
  version: 3,
  title: 'Conduct policy',
  body,
  published_at: '2026-11-01T00:00:00Z',
  is_signed: true,
  signatures: [
    { version: 3, at: '2026-11-03T09:30:00Z', by: 'Grace Lin' },
    { version: 2, at: '2026-02-11T15:00:00Z', by: 'Tomáš Novák' },
  ],
  may: { sign: 'errors.ALREADY_EXISTS' },
}

export const sampleAcceptances: Payload<'agreements', 'listOwnAcceptances'> = [
  { kind: 'conduct', version: 3, title: 'Conduct policy', at: '2026-11-03T09:30:00Z' },
  { kind: 'terms', version: 1, title: 'Terms of use', at: '2026-01-20T08:00:00Z' },
]
