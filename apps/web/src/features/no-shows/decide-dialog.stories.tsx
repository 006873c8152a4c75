import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { DecideDialog } from './decide-dialog.tsx'

const meta: StoryMeta<typeof DecideDialog> = {
  component: DecideDialog,
  args: {
    title: 'Amara Okafor reported that Aurora Labs missed the interview',
    label: 'Decision',
    choices: [
      { value: 'MISSED', label: 'The company missed it', hint: 'Its record shows it.' },
      { value: 'HELD', label: 'It took place', hint: 'Neither side’s record shows it.' },
    ],
    noteHint: 'Both sides will see it.',
    busy: false,
    error: null,
    onSend: ignore,
    onClose: ignore,
    children: <p>I waited for 20 minutes.</p>,
  },
  play: waitFor('dialog[open]'),
}
export default meta

export const Undecided: Story<typeof DecideDialog> = {}
export const Decided: Story<typeof DecideDialog> = {
  play: press('dialog[open] input[type="radio"]', 'dialog[open] input:checked'),
}
export const Sending: Story<typeof DecideDialog> = { args: { busy: true } }
export const NoteMissing: Story<typeof DecideDialog> = {
  args: { error: new ApiError(400, 'VALIDATION', '', { note: 'Enter a reason' }) },
}
export const AlreadyDecided: Story<typeof DecideDialog> = {
  args: {
    error: new ApiError(409, 'ILLEGAL_TRANSITION', 'A colleague has already decided this.'),
  },
}
export const LongText: Story<typeof DecideDialog> = {
  args: {
    title: longText,
    choices: [{ value: 'HELD', label: longWord, hint: longText }],
    children: <p>{longWord}</p>,
  },
}
