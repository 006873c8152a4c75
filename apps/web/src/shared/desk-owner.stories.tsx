import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { ColleaguesCount, OwnerFilter, OwnerMark } from './desk-owner.tsx'

const meta: StoryMeta<typeof OwnerMark> = {
  component: OwnerMark,
  args: { row: { owner_id: 'colleague-user', owner_name: 'Marek Novotny', skipped_until: null } },
  decorators: [withServer([], sampleOperator)],
}
export default meta

const counts = { none: 22, me: 1, colleagues: 4 }

export const WithColleague: Story<typeof OwnerMark> = {}
export const WithReader: Story<typeof OwnerMark> = {
  args: { row: { owner_id: 'operator-user', owner_name: 'Iris Weber', skipped_until: null } },
}
export const LongName: Story<typeof OwnerMark> = {
  args: { row: { owner_id: 'colleague-user', owner_name: longWord, skipped_until: null } },
}
export const Free: Story<typeof OwnerMark> = {
  args: { row: { owner_id: null, owner_name: null, skipped_until: null } },
}
export const Skipped: Story<typeof OwnerMark> = {
  args: { row: { owner_id: null, owner_name: null, skipped_until: '2026-11-26T16:00:00Z' } },
}
export const Filter: Story<typeof OwnerMark> = {
  render: () => <OwnerFilter counts={counts} owner={undefined} onOwner={ignore} />,
}
export const Counted: Story<typeof OwnerMark> = {
  render: () => (
    <p>
      27 waiting
      <ColleaguesCount counts={counts} toList={() => '/operator/applications'} />
    </p>
  ),
}
