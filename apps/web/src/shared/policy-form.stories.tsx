import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ConductForm, PolicyForm } from './policy-form.tsx'

const meta: StoryMeta<typeof PolicyForm> = {
  component: PolicyForm,
  args: {
    policy: { version: 3, body: '# Conduct\n\nTreat interns with respect.\n\n- Reply in time.' },
    accept: 'We follow version 3 of this policy',
    busy: false,
    onSign: ignore,
  },
}
export default meta

export const Open: Story<typeof PolicyForm> = {}
export const Busy: Story<typeof PolicyForm> = { args: { busy: true } }
export const NotTicked: Story<typeof PolicyForm> = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}
export const LongText: Story<typeof PolicyForm> = {
  args: {
    policy: { version: 3, body: `# ${longText}\n\n${longWord} ${longText}\n\n`.repeat(12) },
    accept: longText,
  },
}
export const Conduct: Story<typeof PolicyForm> = {
  render: ({ policy }) => (
    <ConductForm
      conduct={{
        ...policy,
        title: 'Conduct',
        published_at: '2026-11-01T00:00:00Z',
        is_signed: false,
        signatures: [],
        may: { sign: true },
      }}
    />
  ),
}
