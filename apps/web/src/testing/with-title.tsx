import type { Decorator } from '@fledge/ui/testing/story.ts'
import type { ReactNode } from 'react'
import { type Crumb, useTitle } from '../platform/shell/title.ts'

interface TitleProps {
  readonly title: string
  readonly trail?: readonly Crumb[]
  readonly side?: ReactNode
}

function ScreenTitle({ title, trail, side }: TitleProps) {
  useTitle(title, trail, side)
  return null
}

/** Sets the title as a screen does, for a story of the header above it. */
export const withTitle =
  (title: TitleProps): Decorator =>
  (Story) => (
    <>
      <ScreenTitle {...title} />
      <Story />
    </>
  )
