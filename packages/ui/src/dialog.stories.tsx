import { Button } from './button.tsx'
import { Dialog, Sheet } from './dialog.tsx'
import { TextField } from './fields.tsx'
import { SelectField } from './select-fields.tsx'
import { openByButton, openList } from './testing/play.ts'
import { ignore, longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'
import { WithValue } from './testing/with-value.tsx'

const meta: StoryMeta<typeof Dialog> = {
  component: Dialog,
  args: {
    title: 'Withdraw the offer?',
    closeLabel: 'Close',
    children: 'Amara Okafor is told by email.',
  },
  render: (args) => (
    <WithValue start={false}>
      {(opened, setOpened) => (
        <>
          <Button onClick={() => setOpened(true)}>Open</Button>
          <Dialog {...args} opened={opened} onClose={() => setOpened(false)} />
        </>
      )}
    </WithValue>
  ),
  play: openByButton('dialog[open]'),
}
export default meta

export const Plain: Story<typeof Dialog> = {}
export const WithActions: Story<typeof Dialog> = {
  args: {
    children: <TextField label="Reason" />,
    actions: (
      <>
        <Button>Keep it</Button>
        <Button tone="primary" disabledReason="Give a reason.">
          Withdraw
        </Button>
      </>
    ),
  },
}
export const Busy: Story<typeof Dialog> = {
  args: {
    busy: true,
    actions: (
      <>
        <Button disabled>Keep it</Button>
        <Button tone="danger" busy>
          Withdraw
        </Button>
      </>
    ),
  },
}
/** A list is not clipped by the dialog that it is larger than. */
export const WithList: Story<typeof Dialog> = {
  args: {
    children: (
      <SelectField
        label="Reason"
        options={['The place is filled', 'The project is postponed', longText].map((label) => ({
          value: label,
          label,
        }))}
        nothingFound="No reason has this name."
        value={null}
        onChange={ignore}
      />
    ),
  },
  play: async (story) => {
    await openByButton('dialog[open]')(story)
    await openList()
  },
}
export const AboveAnother: Story<typeof Dialog> = {
  args: {
    children: (
      <Dialog opened onClose={ignore} title="Discard your note?" closeLabel="Close">
        You’ll lose what you wrote.
      </Dialog>
    ),
  },
  play: openByButton('dialog + dialog[open]'),
}
export const LongText: Story<typeof Dialog> = {
  args: {
    title: longText,
    children: (
      <>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            {longText} {longWord}
          </p>
        ))}
      </>
    ),
    actions: <Button tone="primary">{longText}</Button>,
  },
}
export const BottomSheet: Story<typeof Dialog> = {
  render: () => (
    <WithValue start={false}>
      {(opened, setOpened) => (
        <>
          <Button onClick={() => setOpened(true)}>Open</Button>
          <Sheet
            title="Filters"
            closeLabel="Close"
            opened={opened}
            onClose={() => setOpened(false)}
            bar={
              <>
                <Button size="large">Clear</Button>
                <Button size="large" tone="primary">
                  Show 12
                </Button>
              </>
            }
          >
            <TextField label="City" />
          </Sheet>
        </>
      )}
    </WithValue>
  ),
}
