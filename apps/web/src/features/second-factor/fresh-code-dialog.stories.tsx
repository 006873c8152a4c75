import { waitForText } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { client } from '../../platform/http/client.ts'
import { handleFactorProblems } from '../../platform/shell/session.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { FreshCodeDialog } from './fresh-code-dialog.tsx'

/** A screen that reads identity documents. */
function SensitiveScreen() {
  useEffect(() => {
    handleFactorProblems(() => {})
    void client.reviews.readIdentityDocuments({ params: { id: 'application' } }).catch(() => null)
  }, [])
  return <FreshCodeDialog />
}

const meta: StoryMeta<typeof SensitiveScreen> = {
  component: SensitiveScreen,
  decorators: [
    withServer(
      [
        failWith('reviews', 'readIdentityDocuments', {
          status: 403,
          code: 'SECOND_FACTOR_STALE',
        }),
      ],
      sampleOperator,
    ),
  ],
}
export default meta

export const Asking: Story<typeof SensitiveScreen> = {
  play: async () => waitForText('Enter a code to continue'),
}
