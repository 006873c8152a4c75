import type { ContentHiding } from '@fledge/contract/reports/hiding-schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorHiddenContentScreen from './operator-hidden-content-screen.tsx'

const hidden: ContentHiding = {
  hiding_id: 'h1',
  status: 'APPEALED',
  kind: 'INTERN',
  part: 'introduction',
  name: 'Amara Okafor',
  user_id: 'amara',
  company_id: null,
  plan_id: null,
  reason: 'CONTACT',
  note: 'It contains a phone number.',
  hidden_text: 'Call me on 12 34 56. I build models of rivers.',
  hidden_by_name: 'Vera Ito',
  created_at: '2026-11-24T09:00:00Z',
  request_note: 'It is the number of a hotline that I built.',
  requested_at: '2026-11-25T18:20:00Z',
  due_at: '2026-11-30T18:20:00Z',
  owner: null,
  decided_at: null,
  decision_reason: null,
  may: { uphold: true, restore: true },
}
const plan: ContentHiding = {
  ...hidden,
  hiding_id: 'h2',
  status: 'HIDDEN',
  kind: 'PLAN',
  part: 'plan',
  name: 'Junior data analyst · Aurora Labs',
  user_id: null,
  company_id: 'aurora',
  plan_id: 'plan',
  note: 'Interns say that the stipend was never paid.',
  request_note: null,
  requested_at: null,
  due_at: null,
  may: { uphold: 'errors.ILLEGAL_TRANSITION', restore: true },
}
const ownHiding: ContentHiding = {
  ...hidden,
  hiding_id: 'h3',
  name: 'Tomás Silva',
  user_id: 'tomas',
  may: { uphold: 'hidings.refused.ownHiding', restore: 'hidings.refused.ownHiding' },
}
const restored: ContentHiding = {
  ...plan,
  hiding_id: 'h4',
  status: 'RESTORED',
  decided_at: '2026-11-26T09:00:00Z',
  decision_reason: 'The company has shown the payments.',
  may: { uphold: 'errors.ILLEGAL_TRANSITION', restore: 'errors.ILLEGAL_TRANSITION' },
}

const withHidings = (...hidings: readonly ContentHiding[]) =>
  withServer(
    [
      noSavedViews,
      respondWith('pendingActs', 'listPendingActs', []),
      respondWith('reports', 'listContentHidings', [...hidings]),
      neverRespond('reports', 'decideContentHiding'),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorHiddenContentScreen> = {
  component: OperatorHiddenContentScreen,
  decorators: [withHidings(hidden, plan, ownHiding, restored)],
}
export default meta

export const EveryStatus: Story<typeof OperatorHiddenContentScreen> = {}
export const Deciding: Story<typeof OperatorHiddenContentScreen> = {
  play: press('[aria-label="Decide on Introduction of Amara Okafor"]', 'dialog[open]'),
}
export const Long: Story<typeof OperatorHiddenContentScreen> = {
  decorators: [withHidings({ ...hidden, name: longWord, note: longText })],
}
export const Empty: Story<typeof OperatorHiddenContentScreen> = { decorators: [withHidings()] }
export const Failed: Story<typeof OperatorHiddenContentScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith('pendingActs', 'listPendingActs', []),
        failWith('reports', 'listContentHidings', { status: 500 }),
      ],
      sampleOperator,
    ),
  ],
}
