import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { ColumnLayout, Group, PageHeader, Stack } from './page.tsx'
import { longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof PageHeader> = {
  component: PageHeader,
  args: { title: 'Interviews', text: 'Times you proposed and agreed.' },
}
export default meta

export const Header: Story<typeof PageHeader> = {
  args: { eyebrow: 'Product design', actions: <Button tone="primary">Propose times</Button> },
}
export const LongHeader: Story<typeof PageHeader> = {
  args: {
    title: `${longText} ${longWord}`,
    text: longText,
    actions: (
      <>
        <Button>Preview</Button>
        <Button tone="primary" disabledReason="The company is still being checked.">
          Publish
        </Button>
      </>
    ),
  },
}
export const DisabledAction: Story<typeof PageHeader> = {
  args: {
    actions: (
      <Button tone="primary" disabledReason="Registration has ended. Change the dates first.">
        Publish
      </Button>
    ),
  },
}
export const Columns: Story<typeof PageHeader> = {
  render: () => (
    <ColumnLayout
      sticky
      main={<Card title="Main column">Wide</Card>}
      side={<Card title="Side column">320 px</Card>}
    />
  ),
}
export const Stacks: Story<typeof PageHeader> = {
  render: () => (
    <Stack>
      <Card>First</Card>
      <Stack tight>
        <Card>Second</Card>
        <Card>Third</Card>
      </Stack>
      <Stack narrow>
        <Card>Narrow</Card>
      </Stack>
      <Stack centred>
        <Card>Centred</Card>
      </Stack>
    </Stack>
  ),
}
export const GroupWithReason: Story<typeof PageHeader> = {
  render: () => (
    <Group reasons>
      <Button>Back</Button>
      <Button tone="primary" disabledReason="Answer every required question first.">
        Submit
      </Button>
    </Group>
  ),
}
