import { Chip, Chips } from './chip.tsx'
import { ignore, longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof Chip> = { component: Chip, args: { children: 'Figma' } }
export default meta

export const States: Story<typeof Chip> = {
  render: () => (
    <Chips>
      <Chip>Remote</Chip>
      <Chip state="met" check>
        Figma
      </Chip>
      <Chip state="missing">User research</Chip>
    </Chips>
  ),
}
export const Removable: Story<typeof Chip> = {
  args: { onRemove: ignore, removeLabel: 'Remove Figma' },
}
export const LongText: Story<typeof Chip> = {
  args: { children: longText, onRemove: ignore, removeLabel: 'Remove the filter' },
}
export const Many: Story<typeof Chip> = {
  render: () => (
    <Chips>
      {Array.from({ length: 24 }, (_, index) => (
        <Chip key={index}>Skill {index + 1}</Chip>
      ))}
    </Chips>
  ),
}
