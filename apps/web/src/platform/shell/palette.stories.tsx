import { enterText, waitFor, waitForElement, waitForText } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { findEveryKind, findSamples, sampleNav, withShell } from '../../testing/samples/shell.ts'
import Palette from './palette.tsx'

const field = 'dialog[open] [role="combobox"]'
/** A `play` that searches and waits for what the list then says. */
const search = (text: string, shown: string) => async () => {
  await enterText(field, text)
  await waitForText(shown)
}

const meta: StoryMeta<typeof Palette> = {
  component: Palette,
  args: {
    groups: sampleNav,
    places: [
      { kind: 'settings', label: 'shell.settings', to: '/operator/settings' },
      { kind: 'screens', label: 'operator.nav.batches', to: '/operator/batches' },
    ],
    leaveTo: '/operator/get-started',
    label: 'Search companies and interns',
    find: () => Promise.resolve(findSamples),
    onClose: ignore,
  },
  decorators: [withShell()],
  play: waitFor(`${field}:focus`),
}
export default meta

export const Opened: Story<typeof Palette> = {}
/** Selected with the arrow keys, upwards from the first entry. */
export const LastSelected: Story<typeof Palette> = {
  play: async () => {
    const input = await waitForElement(field)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    await waitForElement('[role="group"]:last-child > :last-child[aria-selected="true"]')
  },
}
export const Found: Story<typeof Palette> = { play: search('au', 'Aurora Labs') }
/** Every kind of the console, with long texts, and a list with more. */
export const FoundEveryKind: Story<typeof Palette> = {
  args: { find: () => Promise.resolve(findEveryKind) },
  play: search('growth', 'Show all people'),
}
export const Searching: Story<typeof Palette> = {
  args: { find: () => new Promise(() => {}) },
  play: search('au', 'Searching'),
}
export const NothingFound: Story<typeof Palette> = {
  args: { find: () => Promise.resolve(() => Promise.resolve([])) },
  play: search(longWord, 'Nothing found'),
}
export const Failed: Story<typeof Palette> = {
  args: { find: () => Promise.reject(new Error('The server did not respond.')) },
  play: search('au', 'Try again'),
}
