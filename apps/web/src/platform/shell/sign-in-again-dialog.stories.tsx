import { waitForText } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { client } from '../http/client.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { handleUnauthorized } from './session.ts'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'

/** A screen on which the session ends. */
function EndedScreen() {
  useEffect(() => {
    handleUnauthorized(() => {})
    void client.waits.listWaits().catch(() => null)
  }, [])
  return <SignInAgainDialog />
}

const meta: StoryMeta<typeof EndedScreen> = {
  component: EndedScreen,
  decorators: [
    withServer(
      [failWith('waits', 'listWaits', { status: 401, code: 'UNAUTHENTICATED' })],
      sampleOperator,
    ),
  ],
}
export default meta

export const Asking: Story<typeof EndedScreen> = {
  play: async () => waitForText('Sign in in a new tab'),
}
