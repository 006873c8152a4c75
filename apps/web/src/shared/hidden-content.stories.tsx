import type { OwnHiding } from '@fledge/contract/reports/hiding-schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleIntern } from '../testing/samples/users.ts'
import { HiddenContent } from './hidden-content.tsx'

const hidden: OwnHiding = {
  hiding_id: 'h1',
  status: 'HIDDEN',
  kind: 'INTERN',
  part: 'introduction',
  reason: 'CONTACT',
  note: 'Your introduction contains a phone number.',
  created_at: '2026-11-25T09:00:00Z',
  request_note: null,
  requested_at: null,
  decided_at: null,
  decision_reason: null,
  plan_id: null,
  plan_name: null,
  due_at: null,
  may: { change: true, appeal: true },
}
const upheld: OwnHiding = {
  ...hidden,
  request_note: 'It is only my street.',
  requested_at: '2026-11-25T10:00:00Z',
  decided_at: '2026-11-26T09:00:00Z',
  decision_reason: 'Please leave the street out as well.',
  may: { change: true, appeal: 'hidings.refused.appealed' },
}
const appealed: OwnHiding = {
  ...hidden,
  hiding_id: 'h2',
  status: 'APPEALED',
  kind: 'PLAN',
  part: 'plan',
  plan_id: 'p1',
  plan_name: 'Junior data analyst',
  reason: 'UNTRUE',
  note: 'Interns say that the stipend was never paid.',
  request_note: 'It was paid on the first of the month.',
  requested_at: '2026-11-26T09:00:00Z',
  due_at: '2026-12-01T09:00:00Z',
  may: { change: 'errors.ILLEGAL_TRANSITION', appeal: 'errors.ILLEGAL_TRANSITION' },
}

const withHidings = (...hidings: readonly OwnHiding[]) =>
  withServer(
    [
      respondWith('reports', 'listOwnHidings', [...hidings]),
      neverRespond('reports', 'requestContentHiding'),
    ],
    sampleIntern,
  )

const meta: StoryMeta<typeof HiddenContent> = {
  component: HiddenContent,
  decorators: [withHidings(hidden)],
}
export default meta

export const Hidden: Story<typeof HiddenContent> = {}
export const Appealing: Story<typeof HiddenContent> = {
  play: press('button:nth-of-type(2)', 'dialog[open]'),
}
export const Appealed: Story<typeof HiddenContent> = { decorators: [withHidings(appealed)] }
export const Upheld: Story<typeof HiddenContent> = { decorators: [withHidings(upheld)] }
export const Long: Story<typeof HiddenContent> = {
  decorators: [withHidings({ ...appealed, plan_name: longWord, note: longText })],
}
