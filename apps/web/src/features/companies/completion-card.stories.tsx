import { waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleCompanyProfile } from '../../testing/samples/companies.ts'
import { CompletionCard } from './completion-card.tsx'

const meta: StoryMeta<typeof CompletionCard> = {
  component: CompletionCard,
  args: { profile: sampleCompanyProfile, editable: true },
  play: waitFor('dl'),
}
export default meta

export const Incomplete: Story<typeof CompletionCard> = { play: waitFor('form input') }
export const ByOthers: Story<typeof CompletionCard> = { args: { editable: false } }
export const Complete: Story<typeof CompletionCard> = {
  args: {
    profile: {
      ...sampleCompanyProfile,
      completion: {
        percent: 100,
        sections: sampleCompanyProfile.completion.sections.map((section) => ({
          ...section,
          done: section.of,
          missing: [],
        })),
      },
    },
  },
}
