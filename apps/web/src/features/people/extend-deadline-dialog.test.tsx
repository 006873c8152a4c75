import { enterText } from '@fledge/ui/testing/play.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../../platform/shell/session.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleWait } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ExtendDeadlineDialog } from './extend-deadline-dialog.tsx'

const reply = {
  ...sampleWait,
  kind: 'INTERVIEW',
  side: 'company',
  latest: '2100-12-04T14:00:00Z',
} as const

it('previews that a reply to proposed times is due when the last of them begins', async () => {
  startSession(sampleOperator)
  await renderApp(
    <ExtendDeadlineDialog
      person={{ id: 'intern', name: 'Amara Okafor' }}
      deadlines={[reply]}
      onClose={() => undefined}
    />,
  )
  await enterText('[type=date]', '2100-12-03')
  await expect.element(page.getByText(/^New deadline.*(23:59|00:59)/)).toBeVisible()
  await enterText('[type=date]', '2100-12-04')
  await expect.element(page.getByText(/^New deadline.*(14:00|15:00)/)).toBeVisible()
})
