import type { ReactNode } from 'react'
import { render, type RenderResult } from 'vitest-browser-react'
import { prepareStories, StoryFrame } from './story-frame.tsx'

/** Renders a component as the stories are rendered: left to right, in light. */
export async function renderApp(content: ReactNode): Promise<RenderResult> {
  await prepareStories()
  return render(
    <StoryFrame scheme="light" direction="ltr">
      {content}
    </StoryFrame>,
  )
}
