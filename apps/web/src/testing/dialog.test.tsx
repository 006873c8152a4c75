import { Button } from '@fledge/ui/button.tsx'
import { Dialog, Sheet } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { WithValue } from '@fledge/ui/testing/with-value.tsx'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useReviewKeys } from '../platform/list/review-keys.ts'
import {
  DialogExample,
  dialogButton,
  exampleDialog,
  expectDialogStaysOpen,
  pressBackdrop,
  renderOpenDialog,
} from './dialog-example.tsx'
import { renderApp } from './render-app.tsx'

/** A screen whose dialog has nothing to return the focus to. */
function FocusExample({ place }: { readonly place: string }) {
  const [shown, setShown] = useState<'Act' | 'Result' | 'nothing' | 'over'>('nothing')
  const open = () => setShown(place === 'was in a dialog that is gone' ? 'Act' : 'Result')
  useReviewKeys({ o: open })
  const close = () => {
    setShown('nothing')
    if (place === 'was on a button that is replaced') setTimeout(() => setShown('over'), 50)
  }
  return (
    <main>
      <h1>Screen</h1>
      {shown === 'over' || shown === 'Act' ? null : <Button onClick={open}>Open</Button>}
      {shown === 'Act' || shown === 'Result' ? (
        <Dialog key={shown} opened onClose={close} title={shown} closeLabel="Close">
          <Button onClick={() => setShown('Result')}>Send</Button>
        </Dialog>
      ) : null}
    </main>
  )
}

const title = page.getByRole('heading', { name: 'Decline the offer?' })

describe('focus', () => {
  it('moves into a dialog, never reaches the page below and returns to the button', async () => {
    await renderOpenDialog(<DialogExample />)
    await expect.element(page.getByLabelText('Reason')).toHaveFocus()
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      const { activeElement } = document
      // The browser's own controls come after the last button.
      const isInside =
        activeElement === document.body || exampleDialog.element().contains(activeElement)
      expect(isInside, `after ${press + 1} tabs`).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(exampleDialog).not.toBeInTheDocument()
    await expect.element(dialogButton).toHaveFocus()
  })

  it('returns when a dialog is removed together with its state', async () => {
    await renderApp(
      <WithValue start={false}>
        {(opened, setOpened) => (
          <>
            <Button onClick={() => setOpened(true)}>Decline</Button>
            {opened ? (
              <Dialog
                opened
                onClose={() => setOpened(false)}
                title="Decline the offer?"
                closeLabel="Close"
              >
                <TextField label="Reason" />
              </Dialog>
            ) : null}
          </>
        )}
      </WithValue>,
    )
    await dialogButton.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(exampleDialog).not.toBeInTheDocument()
    await expect.element(dialogButton).toHaveFocus()
  })

  it.each(['is nowhere', 'was in a dialog that is gone', 'was on a button that is replaced'])(
    'goes to the heading of the screen when it %s before a dialog',
    async (place) => {
      await renderApp(<FocusExample place={place} />)
      if (place === 'is nowhere') await userEvent.keyboard('o')
      else await page.getByRole('button', { name: 'Open' }).click()
      if (place === 'was in a dialog that is gone')
        await page.getByRole('button', { name: 'Send' }).click()
      await expect.element(page.getByRole('dialog', { name: 'Result' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(page.getByRole('heading', { name: 'Screen' })).toHaveFocus()
    },
  )

  it('starts at the title of a dialog without fields', async () => {
    await renderOpenDialog(<DialogExample>Amara Okafor is told by email.</DialogExample>)
    await expect.element(title).toHaveFocus()
  })

  it('starts at the title when the first field is below what can be seen', async () => {
    const lines = Array.from({ length: 80 }, (_, line) => <p key={line}>Line {line}</p>)
    await renderOpenDialog(
      <DialogExample>
        {lines}
        <TextField label="Reason" />
      </DialogExample>,
    )
    await expect.element(title).toHaveFocus()
    await expect.element(page.getByText('Line 0', { exact: true })).toBeInViewport()
  })
})

describe('closing', () => {
  it('a press on the backdrop closes a dialog, marking text that ends there does not', async () => {
    await renderOpenDialog(<DialogExample />)
    await userEvent.dragAndDrop(page.getByLabelText('Reason'), document.documentElement, {
      targetPosition: { x: 2, y: 2 },
    })
    await expectDialogStaysOpen()
    await pressBackdrop()
    await expect.element(exampleDialog).not.toBeInTheDocument()
    await expect.element(dialogButton).toHaveFocus()
  })

  it('the back button closes a dialog and stays on the page', async () => {
    const before = location.href
    await renderOpenDialog(<DialogExample />)
    window.history.back()
    await expect.element(exampleDialog).not.toBeInTheDocument()
    expect(location.href).toBe(before)
  })

  it('is refused in every way while a request runs', async () => {
    const onClose = vi.fn()
    await renderApp(
      <WithValue<boolean> start>
        {(busy, setBusy) => (
          <Dialog
            opened
            busy={busy}
            onClose={onClose}
            title="Decline the offer?"
            closeLabel="Close"
          >
            <Button onClick={() => setBusy(false)}>Finish</Button>
          </Dialog>
        )}
      </WithValue>,
    )
    // Chromium closes a dialog at the second Escape even if the first was refused.
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await pressBackdrop()
    await page.getByRole('button', { name: 'Close' }).click()
    for (const _ of ['first', 'second']) {
      window.history.back()
      await expectDialogStaysOpen()
    }
    expect(onClose).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Finish' }).click()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })
})

describe('where the browser does not know closedby', () => {
  it('a press on the backdrop closes a dialog, marking text that ends there does not', async () => {
    const { prototype } = HTMLDialogElement
    const closedBy = Object.getOwnPropertyDescriptor(prototype, 'closedBy')
    Reflect.deleteProperty(prototype, 'closedBy')
    try {
      await renderOpenDialog(<DialogExample />)
      exampleDialog.element().removeAttribute('closedby')
      await userEvent.dragAndDrop(page.getByLabelText('Reason'), document.documentElement, {
        targetPosition: { x: 2, y: 2 },
      })
      await expectDialogStaysOpen()
      await pressBackdrop()
      await expect.element(exampleDialog).not.toBeInTheDocument()
    } finally {
      if (closedBy) Object.defineProperty(prototype, 'closedBy', closedBy)
    }
  })
})

it('the page below a dialog does not scroll and keeps its width', async () => {
  await renderApp(
    <>
      <DialogExample />
      <div style={{ height: 3000 }} />
    </>,
  )
  const width = document.body.getBoundingClientRect().width
  await dialogButton.click()
  await expect.element(exampleDialog).toBeVisible()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  expect(document.body.getBoundingClientRect().width).toBe(width)
})

it('a sheet is at the bottom of a phone, 44 px below its top', async () => {
  await renderApp(
    <Sheet opened onClose={vi.fn()} title="Filters" closeLabel="Close">
      <TextField label="City" />
    </Sheet>,
  )
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect.element(page.getByRole('heading', { name: 'Filters' })).toHaveFocus()
  const { top, bottom, width } = sheet.element().getBoundingClientRect()
  expect({ top, bottom, width }).toEqual({ top: 44, bottom: innerHeight, width: innerWidth })
})
