import { openByButton } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleMatch } from '../../testing/samples/matches.ts'
import { longProfile, sampleProfile } from '../../testing/samples/profiles.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { FitCard, FitTable } from './fit-card.tsx'

const meta: StoryMeta<typeof FitCard> = {
  component: FitCard,
  args: { profile: sampleProfile },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Fit: Story<typeof FitCard> = {}
export const Explained: Story<typeof FitCard> = { play: openByButton('dialog[open]') }
export const WithoutHours: Story<typeof FitCard> = {
  args: { profile: { ...sampleProfile, plan_hours: null } },
}
export const LongText: Story<typeof FitCard> = { args: { profile: longProfile } }
export const Table: Story<typeof FitCard> = { render: () => <FitTable match={sampleMatch} /> }
