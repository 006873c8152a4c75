import { lazy } from 'react'
import { LazyBoundary } from './lazy-boundary.tsx'
import type { Story, StoryMeta } from './testing/story.ts'

const NeverLoaded = lazy(() => new Promise<never>(() => {}))

const meta: StoryMeta<typeof LazyBoundary> = {
  component: LazyBoundary,
  args: { fallback: <p>Loading…</p>, children: <NeverLoaded /> },
}
export default meta

export const Loading: Story<typeof LazyBoundary> = {}
export const Loaded: Story<typeof LazyBoundary> = { args: { children: <p>The part</p> } }
