import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { sampleProject } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ProjectForm } from './project-form.tsx'

const meta: StoryMeta<typeof ProjectForm> = {
  component: ProjectForm,
  args: { project: null, onDone: ignore },
  decorators: [withServer(sampleLookups, sampleMember)],
  play: waitFor('form input'),
}
export default meta

export const New: Story<typeof ProjectForm> = {}
export const Existing: Story<typeof ProjectForm> = { args: { project: sampleProject } }
export const Wrong: Story<typeof ProjectForm> = { play: submit }
