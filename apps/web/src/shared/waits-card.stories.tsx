import { waitKinds, waitSides } from '@fledge/domain/waits/types.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleWait } from '../testing/samples/people.ts'
import { WaitsCard } from './waits-card.tsx'

const wait = { ...sampleWait, about: ['Brightwater Labs', null] }

const meta: StoryMeta<typeof WaitsCard> = { component: WaitsCard, args: { waits: [wait] } }
export default meta

export const Late: Story<typeof WaitsCard> = { args: { waits: [{ ...wait, due_at: wait.since }] } }
export const Taken: Story<typeof WaitsCard> = {
  args: { waits: [{ ...wait, owner_name: 'Marek Novotný' }] },
}
export const None: Story<typeof WaitsCard> = { args: { waits: [] } }
export const EachKind: Story<typeof WaitsCard> = {
  args: {
    waits: waitKinds.map((kind, at) => ({
      ...wait,
      kind,
      id: kind,
      side: waitSides[at % waitSides.length] ?? 'both',
      due_at: at % 5 === 0 ? null : wait.due_at,
    })),
  },
}
