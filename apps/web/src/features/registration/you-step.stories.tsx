import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import {
  fullRegistration,
  invitedRegistration,
  newRegistration,
} from '../../testing/samples/registration.ts'
import { YouStep } from './you-step.tsx'

const { poc } = fullRegistration

const meta: StoryMeta<typeof YouStep> = {
  component: YouStep,
  args: { registration: newRegistration, onDone: ignore },
  decorators: [withServer(sampleLookups)],
  play: waitFor('[role="combobox"]'),
}
export default meta

export const Empty: Story<typeof YouStep> = {}
export const Invited: Story<typeof YouStep> = { args: { registration: invitedRegistration } }
export const Filled: Story<typeof YouStep> = { args: { registration: fullRegistration } }
export const OtherTitle: Story<typeof YouStep> = {
  args: {
    registration: {
      ...fullRegistration,
      poc: { ...poc, job_title_id: 'other', custom_job_title: 'Head of everything' },
    },
  },
}
export const LongText: Story<typeof YouStep> = {
  args: {
    registration: {
      ...fullRegistration,
      email: `${longWord}@${longWord}.example`,
      poc: { ...poc, first_name: longWord, last_name: longWord, job_title_id: 2 },
    },
  },
}
export const Wrong: Story<typeof YouStep> = { play: submit }
