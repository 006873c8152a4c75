import { Card } from '@fledge/ui/card.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import { waitForElement } from '@fledge/ui/testing/play.ts'
import type { Decorator, Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useEffect } from 'react'
import { findSamples, sampleNav, sampleTabs, withShell } from '../../testing/samples/shell.ts'
import { AppShell } from './app-shell.tsx'
import { ScreenReplacement } from './screen-outlet.tsx'

/** The screen within the layout. */
const withScreen: Decorator = (Story) => (
  <ScreenReplacement value={<Card title="Offers">Three offers await a review.</Card>}>
    <Story />
  </ScreenReplacement>
)

function Disconnected() {
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    dispatchEvent(new Event('offline'))
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  }, [])
  return null
}
const isOffline: Decorator = (Story) => (
  <>
    <Disconnected />
    <Story />
  </>
)

const meta: StoryMeta<typeof AppShell> = {
  component: AppShell,
  args: {
    groups: sampleNav,
    tabs: sampleTabs,
    home: '/operator',
    settings: '/operator/settings',
    leaveTo: '/operator/get-started',
    search: 'Search companies and interns',
    find: () => Promise.resolve(findSamples),
    places: [],
  },
  decorators: [withScreen, withShell()],
  parameters: { address: '/operator/offers' },
}
export default meta

const desk = { viewport: { value: 'desk' } } as const

export const Phone: Story<typeof AppShell> = { args: { notice: <p>Your company is in review.</p> } }
export const Desk: Story<typeof AppShell> = {
  args: { foot: `${longWord} ${longText}` },
  globals: desk,
}
/** The sidebar of reviews, which need the width. */
export const Rail: Story<typeof AppShell> = {
  args: { rail: true, full: true, lined: true },
  globals: desk,
}
export const Offline: Story<typeof AppShell> = { decorators: [isOffline, withScreen, withShell()] }
/** The first stop of the Tab key leads past the navigation. */
export const SkipLink: Story<typeof AppShell> = {
  play: async () => (await waitForElement('a[href="#content"]')).focus(),
}
