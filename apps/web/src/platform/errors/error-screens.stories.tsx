import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Decorator, Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { withServer } from '../../testing/fake-server.tsx'
import { ApiError } from '../http/api-error.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { ErrorScreen, NotFoundScreen } from './error-screens.tsx'

/** The screen writes the error to the console, which stays clean in every other story. */
function Muted({ children }: { readonly children: ReactNode }) {
  const [log] = useState(() => {
    const { error } = console
    Object.assign(console, { error: ignore })
    return error
  })
  useLayoutEffect(
    () => () => {
      Object.assign(console, { error: log })
    },
    [log],
  )
  return children
}
const muted: Decorator = (Story) => (
  <Muted>
    <Story />
  </Muted>
)

/** As if the page had just been reloaded, so that the screen does not reload it. */
const justReloaded: Decorator = (Story) => {
  sessionStorage.setItem('fledge-reloaded-at', String(Date.now()))
  return <Story />
}

const meta: StoryMeta<typeof NotFoundScreen> = { component: NotFoundScreen }
export default meta

export const NotFound: Story<typeof NotFoundScreen> = {}
export const NotFoundInArea: Story<typeof NotFoundScreen> = {
  args: { home: '/company/dashboard', framed: true },
}
export const Thrown: Story<typeof NotFoundScreen> = {
  render: () => <ErrorScreen error={new Error('A sum of nothing')} reset={ignore} />,
  decorators: [muted, withServer(sampleSupport)],
}
export const ServerAway: Story<typeof NotFoundScreen> = {
  render: () => <ErrorScreen error={new ApiError(0, 'NETWORK', '')} reset={ignore} framed />,
  decorators: [muted],
}
/** A part of the page that did not load again after the page was reloaded. */
export const PartAway: Story<typeof NotFoundScreen> = {
  render: () => <ErrorScreen error={new Error('Load failed')} reset={ignore} framed />,
  decorators: [justReloaded],
}
