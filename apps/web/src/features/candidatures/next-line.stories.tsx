import { Button } from '@fledge/ui/button.tsx'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { NextLine } from './next-line.tsx'

const meta: StoryMeta<typeof NextLine> = {
  component: NextLine,
  args: {
    turn: 'company',
    side: 'company',
    text: 'Reply to Amara Okafor',
    due: '2026-11-26T09:00:00Z',
    closes: '2026-11-30T09:00:00Z',
    agreed: null,
    children: <Button tone="primary">Propose times</Button>,
  },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const OwnTurn: Story<typeof NextLine> = {}
export const TheirTurn: Story<typeof NextLine> = { args: { turn: 'intern', note: longText } }
export const Agreed: Story<typeof NextLine> = {
  args: { turn: 'both', agreed: '2026-11-27T14:00:00Z', due: null, closes: null },
}
export const Nothing: Story<typeof NextLine> = { args: { turn: 'none', due: null, closes: null } }
