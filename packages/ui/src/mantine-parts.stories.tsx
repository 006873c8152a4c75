import { Menu } from '@mantine/core'
import { MantineParts } from './mantine-parts.tsx'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof MantineParts> = {
  component: MantineParts,
  args: {
    children: (
      <Menu opened withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button">Account</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Settings</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
  },
}
export default meta

export const WithMenu: Story<typeof MantineParts> = {}
