import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleApplication } from '../../testing/samples/applications.ts'
import { OwnSkillsCard } from './own-skills-card.tsx'

const meta: StoryMeta<typeof OwnSkillsCard> = {
  component: OwnSkillsCard,
  args: { application: sampleApplication, refused: null },
}
export default meta

export const Skills: Story<typeof OwnSkillsCard> = {}
export const ReadOnly: Story<typeof OwnSkillsCard> = {
  args: { refused: 'You’ve submitted this application.' },
}
export const None: Story<typeof OwnSkillsCard> = {
  args: { application: { ...sampleApplication, own_skills: [] } },
}
export const LongText: Story<typeof OwnSkillsCard> = {
  args: { application: { ...sampleApplication, own_skills: [longText, longWord] } },
}
