import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { sampleProject } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ProjectsCard } from './projects-card.tsx'

const withProjects = (...projects: readonly (typeof sampleProject)[]) =>
  withServer(
    [respondWith('projects', 'listProjects', [...projects]), ...sampleLookups],
    sampleMember,
  )

const meta: StoryMeta<typeof ProjectsCard> = {
  component: ProjectsCard,
  args: { companyId: 'company', editable: true },
}
export default meta

export const Projects: Story<typeof ProjectsCard> = {
  decorators: [
    withProjects(sampleProject, {
      ...sampleProject,
      id: 'long',
      name: longWord,
      description: longWord,
      project_type: longText,
      skills: [longText],
    }),
  ],
}
export const ByOthers: Story<typeof ProjectsCard> = {
  args: { editable: false },
  decorators: [withProjects(sampleProject)],
}
export const Archived: Story<typeof ProjectsCard> = {
  parameters: { address: '/?projects=archived' },
  decorators: [withProjects({ ...sampleProject, is_archived: true })],
}
export const NoneArchived: Story<typeof ProjectsCard> = {
  parameters: { address: '/?projects=archived' },
  decorators: [withProjects()],
}
export const Empty: Story<typeof ProjectsCard> = { decorators: [withProjects()] }
export const Editing: Story<typeof ProjectsCard> = {
  decorators: [withProjects(sampleProject)],
  play: press('li button', 'dialog[open] form input'),
}
export const Loading: Story<typeof ProjectsCard> = {
  decorators: [withServer([neverRespond('projects', 'listProjects')], sampleMember)],
}
export const Failed: Story<typeof ProjectsCard> = {
  decorators: [withServer([failWith('projects', 'listProjects', { status: 500 })], sampleMember)],
}
