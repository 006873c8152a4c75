import type { ReactNode } from 'react'
import { render, type RenderResult } from 'vitest-browser-react'
import { openAddress, prepareStories, StoryFrame } from './story-frame.tsx'

/**
 * Renders a component as the stories are rendered: left to right, in light.
 * @param address of the page, such as `/?tab=credits`
 * @param route of the contract whose parameters are in the address
 */
export async function renderApp(
  content: ReactNode,
  address = '/',
  route?: string,
): Promise<RenderResult> {
  await prepareStories()
  await openAddress(address, route)
  return render(
    <StoryFrame scheme="light" direction="ltr">
      {content}
    </StoryFrame>,
  )
}
