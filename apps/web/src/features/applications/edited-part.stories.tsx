import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { type ReactNode, useEffect } from 'react'
import type { SaveState } from '../../platform/forms/autosaver.ts'
import { EditedPart } from './edited-part.tsx'

interface ReportProps {
  readonly state: SaveState
  readonly onState: (state: SaveState) => void
  readonly children: ReactNode
}

/** The form of a part, which reports the state of its saving. */
function Report({ state, onState, children }: ReportProps) {
  useEffect(() => {
    onState(state)
  }, [state, onState])
  return children
}
const saved: SaveState = { state: 'saved', at: new Date('2026-11-25T09:59:00Z') }

const meta: StoryMeta<typeof EditedPart> = {
  component: EditedPart,
  args: {
    title: 'Career field',
    onDone: ignore,
    children: (onState) => (
      <Report state={saved} onState={onState}>
        The fields of this part
      </Report>
    ),
  },
}
export default meta

export const Saved: Story<typeof EditedPart> = {}
export const WithText: Story<typeof EditedPart> = { args: { title: longText, text: longText } }
