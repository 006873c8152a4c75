import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { type ReactNode, useState } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from './render-app.tsx'

interface ExampleProps {
  readonly children?: ReactNode
}

/** A button with a dialog that it opens. */
export function DialogExample({ children = <TextField label="Reason" /> }: ExampleProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>Decline</Button>
      <Dialog
        title="Decline the offer?"
        closeLabel="Close"
        actions={<Button tone="danger">Send</Button>}
        opened={opened}
        onClose={() => setOpened(false)}
      >
        {children}
      </Dialog>
    </>
  )
}

export const dialogButton = page.getByRole('button', { name: 'Decline', exact: true })
export const exampleDialog = page.getByRole('dialog', { name: 'Decline the offer?' })

export async function renderOpenDialog(example: ReactNode): Promise<void> {
  await renderApp(example)
  await dialogButton.click()
  await expect.element(exampleDialog).toBeVisible()
}

/** Presses the backdrop, at the corner of the screen. */
export const pressBackdrop = () =>
  userEvent.click(document.documentElement, { position: { x: 2, y: 2 } })

/** The dialog stays while a task that would have closed it had time to do so. */
export async function expectDialogStaysOpen(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(exampleDialog).toBeVisible()
}
