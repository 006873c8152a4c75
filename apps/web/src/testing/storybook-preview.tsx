import type { ComponentType } from 'react'
import {
  type Direction,
  openAddress,
  prepareStories,
  type Scheme,
  StoryFrame,
} from './story-frame.tsx'

interface StorybookContext {
  /** Values of the toolbar. */
  readonly globals: { readonly scheme: Scheme; readonly direction: Direction }
  readonly parameters: { readonly address?: string; readonly route?: string }
}

let prepared: Promise<void> | undefined

/** What Storybook adds to every story: the app's providers, and a toolbar for their modes. */
export const storybookPreview = {
  loaders: [
    async ({ parameters }: StorybookContext) => {
      await (prepared ??= prepareStories())
      await openAddress(parameters.address, parameters.route)
    },
  ],
  decorators: [
    (Story: ComponentType, { globals }: StorybookContext) => (
      <StoryFrame scheme={globals.scheme} direction={globals.direction}>
        <Story />
      </StoryFrame>
    ),
  ],
  initialGlobals: { scheme: 'light', direction: 'ltr' },
  globalTypes: {
    scheme: {
      toolbar: { title: 'Colours', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desk: { name: 'Desk', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
}
