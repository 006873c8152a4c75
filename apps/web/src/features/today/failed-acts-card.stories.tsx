import { pendingActKinds } from '@fledge/domain/pending-acts/types.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleFailedAct } from '../../testing/samples/today.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { FailedActsCard } from './failed-acts-card.tsx'

const meta: StoryMeta<typeof FailedActsCard> = {
  component: FailedActsCard,
  decorators: [withServer([], sampleOperator)],
  args: { acts: { total: 1, latest: [sampleFailedAct] } },
}
export default meta

export const One: Story<typeof FailedActsCard> = {}
export const OfEachKind: Story<typeof FailedActsCard> = {
  args: {
    acts: {
      total: 40,
      latest: pendingActKinds.map((kind) => ({ ...sampleFailedAct, kind, act_id: kind })),
    },
  },
}
/** For managers: of someone who left the team. */
export const OfColleague: Story<typeof FailedActsCard> = {
  args: {
    acts: {
      total: 1,
      latest: [
        {
          ...sampleFailedAct,
          act: 'refundPayment',
          kind: 'REFUND',
          failure: 'pendingActs.refused.left',
          colleague: 'Jonas Brandt',
        },
      ],
    },
  },
}
/** A server of the release before does not say what failed. */
export const FromEarlierRelease: Story<typeof FailedActsCard> = { args: { acts: undefined } }
export const OfManyWithLongNames: Story<typeof FailedActsCard> = {
  args: {
    acts: { total: 2, latest: [{ ...sampleFailedAct, name: longWord, count: 12 }] },
  },
}
