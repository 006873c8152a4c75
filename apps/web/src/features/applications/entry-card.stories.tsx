import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { applicationLookups, sampleApplication } from '../../testing/samples/applications.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { EntryCard } from './entry-card.tsx'

type Entry = (typeof sampleApplication.education)[number]

const withEducation = (...entries: readonly Entry[]) =>
  withServer(
    [...applicationLookups, respondWith('applications', 'listEducation', [...entries])],
    sampleIntern,
  )
const { education, experience, portfolio } = sampleApplication
const begun = { school: 'University of Lagos', degree: 'Industrial design' }

const meta: StoryMeta<typeof EntryCard> = {
  component: EntryCard,
  args: { kind: 'education', refused: null },
  decorators: [withEducation(...education)],
}
export default meta

export const Studies: Story<typeof EntryCard> = {
  decorators: [
    withEducation(...education, {
      entry_id: 'course',
      school: 'Harbour School',
      degree: 'Interaction design',
      to: '2026-06',
      is_certification: true,
      certificate_file_id: 'file',
      file_name: 'certificate.pdf',
    }),
  ],
}
export const Jobs: Story<typeof EntryCard> = {
  args: { kind: 'experience' },
  decorators: [
    withServer([respondWith('applications', 'listExperience', [...experience])], sampleIntern),
  ],
}
export const Works: Story<typeof EntryCard> = {
  args: { kind: 'portfolio' },
  decorators: [
    withServer([respondWith('applications', 'listPortfolio', [...portfolio])], sampleIntern),
  ],
}
export const Suggested: Story<typeof EntryCard> = {
  args: { begun },
  decorators: [withEducation()],
}
export const Adding: Story<typeof EntryCard> = { play: press('button', 'dialog[open] form') }
export const Editing: Story<typeof EntryCard> = { play: press('li button', 'dialog[open] form') }
export const Locked: Story<typeof EntryCard> = {
  args: { refused: 'You’ve submitted this application.' },
}
export const Full: Story<typeof EntryCard> = {
  decorators: [
    withEducation(
      ...Array.from({ length: 20 }, (_, at) => ({
        entry_id: `study-${at}`,
        school: 'University of Lagos',
        degree: `Course ${at}`,
      })),
    ),
  ],
}
export const LongText: Story<typeof EntryCard> = {
  decorators: [
    withEducation({
      entry_id: 'long',
      school: longText,
      degree: longWord,
      certificate_file_id: 'file',
      file_name: `${longWord}.pdf`,
      is_certification: true,
    }),
  ],
}
export const Loading: Story<typeof EntryCard> = {
  decorators: [withServer([neverRespond('applications', 'listEducation')], sampleIntern)],
}
export const Failed: Story<typeof EntryCard> = {
  decorators: [
    withServer([failWith('applications', 'listEducation', { status: 500 })], sampleIntern),
  ],
}
