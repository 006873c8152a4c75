import { FactList } from '@fledge/ui/card.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import { FullDate, RelativeTime } from './relative-time.tsx'

const moments = [
  ['An hour ago', -1],
  ['Tomorrow', 24],
  ['Next week', 168],
  ['A year ago', -8760],
] as const

const meta: StoryMeta<typeof RelativeTime> = {
  component: RelativeTime,
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Times: Story<typeof RelativeTime> = {
  render: () => (
    <FactList
      facts={moments.map(([name, hours]) => ({
        name,
        value: <RelativeTime at={hoursFromNow(hours)} />,
      }))}
    />
  ),
}
export const Days: Story<typeof RelativeTime> = {
  render: () => (
    <FactList
      facts={[
        ...moments.map(([name, hours]) => ({
          name,
          value: <RelativeTime at={hoursFromNow(hours)} day />,
        })),
        {
          name: 'In a sentence',
          value: (
            <>
              Reply by <RelativeTime at={hoursFromNow(24)} inSentence />
            </>
          ),
        },
        { name: 'In a signed document', value: <FullDate at={hoursFromNow(0)} /> },
      ]}
    />
  ),
}
