import { IconArrowRight } from './icons/arrow-right.tsx'
import { IconPlus } from './icons/plus.tsx'
import { Button, ExternalButtonLink, IconButton } from './button.tsx'
import { Group } from './page.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof Button> = {
  component: Button,
  args: { children: 'Send offer' },
}
export default meta

export const Tones: Story<typeof Button> = {
  render: () => (
    <Group>
      <Button>Plain</Button>
      <Button tone="primary">Primary</Button>
      <Button tone="accent">Accent</Button>
      <Button tone="quiet">Quiet</Button>
      <Button tone="danger">Danger</Button>
      <Button tone="link">Link</Button>
    </Group>
  ),
}
export const Sizes: Story<typeof Button> = {
  render: () => (
    <Group>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Group>
  ),
}
export const WithIcons: Story<typeof Button> = {
  args: { icon: <IconPlus size={16} />, after: <IconArrowRight size={16} /> },
}
export const Wide: Story<typeof Button> = { args: { wide: true, tone: 'primary' } }
export const Busy: Story<typeof Button> = { args: { busy: true, tone: 'primary' } }
export const Disabled: Story<typeof Button> = { args: { disabled: true } }
export const DisabledByFieldset: Story<typeof Button> = {
  render: () => (
    <fieldset disabled>
      <Group>
        <Button>Add partner</Button>
        <Button tone="quiet">Cancel</Button>
      </Group>
    </fieldset>
  ),
}
export const Refused: Story<typeof Button> = {
  args: { tone: 'primary', disabledReason: 'The company is still being checked.' },
}
export const LongText: Story<typeof Button> = { args: { children: longText } }
export const Icon: Story<typeof Button> = {
  render: () => (
    <Group>
      <IconButton label="Add a role">
        <IconPlus size={16} />
      </IconButton>
      <IconButton label="Add a role" disabled>
        <IconPlus size={16} />
      </IconButton>
    </Group>
  ),
}
export const ExternalLink: Story<typeof Button> = {
  render: () => (
    <ExternalButtonLink href="https://example.com/certificate.pdf" tone="primary">
      Download certificate
    </ExternalButtonLink>
  ),
}
