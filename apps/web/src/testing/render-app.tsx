import type { ReactNode } from 'react'
import { render, type RenderResult } from 'vitest-browser-react'
import { openAddress, prepareStories, StoryFrame } from './story-frame.tsx'

/**
 * Renders a component as the stories are rendered: left to right, in light.
 * @param address of the page, such as `/?tab=credits`
 */
export async function renderApp(content: ReactNode, address = '/'): Promise<RenderResult> {
  await prepareStories()
  await openAddress(address)
  return render(
    <StoryFrame scheme="light" direction="ltr">
      {content}
    </StoryFrame>,
  )
}
