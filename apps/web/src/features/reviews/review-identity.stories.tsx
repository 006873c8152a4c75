import { openByButton } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReviewIdentity } from './review-identity.tsx'

// A drawing of one colour instead of a scan, and an address that has none, as that of a PDF.
const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="300" height="190"><rect width="300" height="190" fill="gray"/></svg>'
const documents = [
  { document_id: 'passport', kind: 'PASSPORT', url: picture },
  { document_id: 'scan', kind: 'PASSPORT', url: 'data:application/pdf,' },
]

const meta: StoryMeta<typeof ReviewIdentity> = {
  component: ReviewIdentity,
  args: { id: 'application' },
  decorators: [
    withServer([respondWith('reviews', 'readIdentityDocuments', documents)], sampleOperator),
  ],
}
export default meta

export const Closed: Story<typeof ReviewIdentity> = {}
export const Open: Story<typeof ReviewIdentity> = { play: openByButton('a[target]') }
