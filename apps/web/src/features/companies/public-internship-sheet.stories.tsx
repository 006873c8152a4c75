import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { internCandidature } from '../../testing/samples/candidatures.ts'
import { longPublicCompany, publicCompany, publicPlan } from '../../testing/samples/companies.ts'
import { sampleIntern, sampleMember } from '../../testing/samples/users.ts'
import { InternshipSheet } from './public-internship-sheet.tsx'

const interest = respondWith('candidatures', 'listByHostCompany', [])

const meta: StoryMeta<typeof InternshipSheet> = {
  component: InternshipSheet,
  args: { company: publicCompany, plan: publicPlan, onClose: ignore },
  decorators: [withServer([])],
  play: waitFor('dialog[open]'),
}
export default meta

export const Anonymous: Story<typeof InternshipSheet> = {}
export const Intern: Story<typeof InternshipSheet> = {
  decorators: [withServer([interest], sampleIntern)],
}
export const Interested: Story<typeof InternshipSheet> = {
  decorators: [
    withServer(
      [respondWith('candidatures', 'listByHostCompany', [internCandidature])],
      sampleIntern,
    ),
  ],
}
export const Member: Story<typeof InternshipSheet> = { decorators: [withServer([], sampleMember)] }
export const LongText: Story<typeof InternshipSheet> = {
  args: {
    company: longPublicCompany,
    plan: {
      ...publicPlan,
      name: longText,
      city: longWord,
      description: longWord,
      skills: [longWord],
    },
  },
}
