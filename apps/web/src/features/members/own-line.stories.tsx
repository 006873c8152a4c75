import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { samplePoc } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { OwnLine } from './own-line.tsx'

const meta: StoryMeta<typeof OwnLine> = {
  component: OwnLine,
  decorators: [withServer([respondWith('members', 'getLoginUser', samplePoc)], sampleMember)],
}
export default meta

export const Person: Story<typeof OwnLine> = {}
export const LongText: Story<typeof OwnLine> = {
  decorators: [
    withServer(
      [
        respondWith('members', 'getLoginUser', {
          ...samplePoc,
          last_name: longWord,
          job_title: longText,
        }),
      ],
      sampleMember,
    ),
  ],
}
