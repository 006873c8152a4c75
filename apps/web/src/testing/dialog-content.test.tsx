import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { DateField } from '@fledge/ui/fields.tsx'
import { PopoverButton } from '@fledge/ui/popover-button.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { WithValue } from '@fledge/ui/testing/with-value.tsx'
import { Toast, ToastStack } from '@fledge/ui/toasts.tsx'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  DialogExample,
  exampleDialog,
  expectDialogStaysOpen,
  renderOpenDialog,
} from './dialog-example.tsx'
import { renderApp } from './render-app.tsx'

it('a dialog above it is closed alone, by Escape and by the back button', async () => {
  await renderOpenDialog(
    <DialogExample>
      <WithValue start={false}>
        {(opened, setOpened) => (
          <>
            <Button onClick={() => setOpened(true)}>Discard</Button>
            <Dialog
              opened={opened}
              onClose={() => setOpened(false)}
              title="Discard it?"
              closeLabel="Close"
            >
              You’ll lose everything.
            </Dialog>
          </>
        )}
      </WithValue>
    </DialogExample>,
  )
  const upper = page.getByRole('dialog', { name: 'Discard it?' })
  const discard = page.getByRole('button', { name: 'Discard' })
  const leavings = [async () => userEvent.keyboard('{Escape}'), async () => window.history.back()]
  for (const leave of leavings) {
    await discard.click()
    await expect.element(upper).toBeVisible()
    await leave()
    await expect.element(upper).not.toBeInTheDocument()
    await expect.element(discard).toHaveFocus()
    await expectDialogStaysOpen()
  }
})

it('a dialog within it is above it when both open at once', async () => {
  await renderApp(
    <Dialog opened onClose={vi.fn()} title="Decline the offer?" closeLabel="Close">
      <Dialog opened onClose={vi.fn()} title="Discard it?" closeLabel="Close">
        <Button>Keep it</Button>
      </Dialog>
    </Dialog>,
  )
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
})

it('a list opens above it and beyond its edge, and Escape closes the list first', async () => {
  const options = ['Art', 'Biology', 'Chemistry'].map((label) => ({ value: label, label }))
  await renderOpenDialog(
    <DialogExample>
      <WithValue<string | null> start={null}>
        {(value, setValue) => (
          <SelectField
            label="Subject"
            options={options}
            nothingFound="No subject has this name."
            value={value}
            onChange={setValue}
          />
        )}
      </WithValue>
    </DialogExample>,
  )
  const field = page.getByRole('combobox', { name: 'Subject' })
  await field.click()
  await page.getByRole('option', { name: 'Chemistry' }).click()
  await expect.element(field).toHaveValue('Chemistry')
  await field.click()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expectDialogStaysOpen()
  await userEvent.keyboard('{Escape}')
  await expect.element(exampleDialog).not.toBeInTheDocument()
})

it('a popover opens above it, and Escape closes the popover first', async () => {
  await renderOpenDialog(
    <DialogExample>
      <PopoverButton
        className={undefined}
        inside="Help"
        position="bottom-start"
        drop={{ label: 'About reasons' }}
      >
        <Button>Read the guide</Button>
      </PopoverButton>
    </DialogExample>,
  )
  await page.getByRole('button', { name: 'Help' }).click()
  const popover = page.getByRole('dialog', { name: 'About reasons' })
  await page.getByRole('button', { name: 'Read the guide' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await expectDialogStaysOpen()
})

it('a day can be typed into a date field', async () => {
  await renderOpenDialog(
    <DialogExample>
      <DateField label="First day" />
    </DialogExample>,
  )
  await page.getByLabelText('First day').fill('2026-12-04')
  await expect.element(page.getByLabelText('First day')).toHaveValue('2026-12-04')
})

it('a toast appears above it, in a region that was there before, and can be undone', async () => {
  const undo = vi.fn()
  await renderApp(
    <WithValue start={false}>
      {(isSaved, setSaved) => (
        <>
          <Dialog opened onClose={vi.fn()} title="Decline the offer?" closeLabel="Close">
            <Button onClick={() => setSaved(true)}>Save</Button>
          </Dialog>
          <ToastStack>
            {isSaved ? <Toast text="Saved" action={{ label: 'Undo', act: undo }} /> : null}
          </ToastStack>
        </>
      )}
    </WithValue>,
  )
  const region = exampleDialog.getByRole('status')
  await expect.element(region).toBeInTheDocument()
  await page.getByRole('button', { name: 'Save' }).click()
  await region.getByRole('button', { name: 'Undo' }).click()
  expect(undo).toHaveBeenCalledTimes(1)
})
