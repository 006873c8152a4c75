import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { findSamples, sampleNav, withShell } from '../../testing/samples/shell.ts'
import { withTitle } from '../../testing/with-title.tsx'
import { TopBar } from './top-bar.tsx'

const withTrail = withTitle({
  title: `${longText} ${longWord}`,
  trail: [
    { label: 'Hiring', to: '/company/hiring' },
    { label: longText, to: '/company/plan' },
  ],
})

const meta: StoryMeta<typeof TopBar> = {
  component: TopBar,
  args: {
    groups: sampleNav,
    search: 'Search companies and interns',
    find: () => Promise.resolve(findSamples),
    places: [],
    leaveTo: '/operator/get-started',
  },
  decorators: [withShell()],
  parameters: { address: '/operator/offers' },
}
export default meta

const desk = { viewport: { value: 'desk' } } as const

/** The name of the current screen, with the time where the person is. */
export const Screen: Story<typeof TopBar> = { globals: desk }
export const LongTrail: Story<typeof TopBar> = {
  args: { lined: true },
  decorators: [withTrail, withShell()],
  globals: desk,
}
export const LongTrailOnPhone: Story<typeof TopBar> = { decorators: [withTrail, withShell()] }
