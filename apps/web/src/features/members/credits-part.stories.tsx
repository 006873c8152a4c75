import type { Payload } from '../../platform/http/client.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CreditsPart } from './credits-part.tsx'

const balance = { granted: 10, held: 1, used: 3, refunded: 1, left: 7 }
const line = {
  line_id: 1,
  kind: 'HOLD' as const,
  amount: 1,
  reason: 'INTERVIEW_PROPOSED',
  interview_id: 'interview',
  candidature_id: 'candidature',
  intern_name: 'Amara Okafor',
  by: 'Grace Lin',
  note: null,
  balance_after: 7,
  at: '2026-11-24T10:00:00Z',
}
const withCredits = (
  ledger: readonly (typeof line | Payload<'credits', 'listCreditLedger'>[number])[],
  left = 7,
) =>
  withServer(
    [
      respondWith('credits', 'getCreditBalance', { ...balance, left }),
      respondWith('credits', 'listCreditMonths', [
        { month: '2026-11', ...balance },
        { month: '2026-10', ...balance },
      ]),
      respondWith('credits', 'listCreditLedger', [...ledger]),
      ...sampleSupport,
    ],
    sampleMember,
  )

const meta: StoryMeta<typeof CreditsPart> = { component: CreditsPart }
export default meta

export const Lines: Story<typeof CreditsPart> = {
  decorators: [
    withCredits([
      line,
      { ...line, line_id: 2, kind: 'SPEND' },
      { ...line, line_id: 3, kind: 'RELEASE', note: longText },
      { ...line, line_id: 4, kind: 'GRANT', amount: 10, intern_name: null, candidature_id: null },
    ]),
  ],
}
export const NoneLeft: Story<typeof CreditsPart> = { decorators: [withCredits([], 0)] }
export const LongText: Story<typeof CreditsPart> = {
  decorators: [withCredits([{ ...line, intern_name: longWord, by: longWord, note: longWord }])],
}
export const Loading: Story<typeof CreditsPart> = {
  decorators: [
    withServer(
      [
        neverRespond('credits', 'getCreditBalance'),
        neverRespond('credits', 'listCreditMonths'),
        neverRespond('credits', 'listCreditLedger'),
        ...sampleSupport,
      ],
      sampleMember,
    ),
  ],
}
export const Failed: Story<typeof CreditsPart> = {
  decorators: [
    withServer(
      [
        failWith('credits', 'getCreditBalance', { status: 500 }),
        failWith('credits', 'listCreditMonths', { status: 500 }),
        failWith('credits', 'listCreditLedger', { status: 500 }),
        ...sampleSupport,
      ],
      sampleMember,
    ),
  ],
}
