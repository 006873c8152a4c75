import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { KeysHelpHost } from '../shell/keys-help-host.tsx'
import { ReasonDialog } from '../forms/reason-dialog.tsx'
import { KeysHelp } from './keys-help.tsx'
import { useReviewKeys } from './review-keys.ts'
import { switchShortcuts } from './shortcut-switch.ts'

const reasons = [
  { id: 'CONDUCT', text: 'applications.reason.reject.CONDUCT' },
  { id: 'OTHER', text: 'applications.reason.reject.OTHER' },
] as const

const acts: string[] = []

/** A screen with an act, a scroll key, a field and a dialog that asks for a reason. */
function Desk() {
  const [isAsking, setAsking] = useState(false)
  useReviewKeys({
    a: () => acts.push('approve'),
    r: () => setAsking(true),
    ' ': () => acts.push('scroll'),
  })
  return (
    <>
      <input aria-label="Name" />
      <button type="button">Other</button>
      <KeysHelp shortcuts={[{ keys: ['A'], text: 'Approve' }]} />
      <KeysHelpHost />
      {isAsking ? (
        <ReasonDialog
          title="Reject?"
          text=""
          act="Reject"
          reasons={reasons}
          isNumbered
          busy={false}
          onClose={() => setAsking(false)}
          onSend={({ reason }) => acts.push(reason)}
        />
      ) : null}
    </>
  )
}

beforeEach(async () => {
  acts.length = 0
  await renderApp(<Desk />)
})
afterEach(() => switchShortcuts(true))

it('a key acts once, and not while it is held', async () => {
  await userEvent.keyboard('a')
  await userEvent.keyboard('{a>3/}')
  expect(acts).toEqual(['approve', 'approve'])
})

it('keys are text in a field, and nothing with a modifier', async () => {
  await userEvent.type(page.getByLabelText('Name'), 'a ')
  await userEvent.tab()
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}a{/Alt}{Shift>}a{/Shift}')
  expect(acts).toEqual([])
})

it('Space presses the focused button instead of scrolling', async () => {
  await userEvent.keyboard(' ')
  page.getByRole('button', { name: 'Other' }).element().focus()
  await userEvent.keyboard(' ')
  expect(acts).toEqual(['scroll'])
})

it('a reason is chosen by its number and sent by Enter; until then, other keys do nothing', async () => {
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('a1{Enter}')
  await expect.poll(() => acts).toEqual(['CONDUCT'])
})

it('keys can be switched off and on again in their list, by the mouse too', async () => {
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: /single keys/ }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('a?')
  expect(acts).toEqual([])
  await userEvent.click(page.getByRole('button', { name: /Keys/ }))
  await userEvent.click(page.getByRole('checkbox', { name: /single keys/ }))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('a')
  expect(acts).toEqual(['approve'])
})

it('the list of keys has those of the screen and those of every screen', async () => {
  await userEvent.keyboard('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const listed = (region: string, text: string) =>
    expect
      .element(dialog.getByRole('region', { name: region }).getByText(text, { exact: true }))
      .toBeVisible()
  await listed('On this screen', 'Approve')
  await listed('On every screen', 'Search')
  await userEvent.keyboard('{Escape}')
})
