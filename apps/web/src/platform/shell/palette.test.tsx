import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleNav } from '../../testing/samples/shell.ts'
import { renderApp } from '../../testing/render-app.tsx'
import Palette from './palette.tsx'

/** Presses Enter as a browser reports it: with the key code of a composition, or its own. */
const pressEnter = async (keyCode: number) =>
  (await page.getByRole('combobox').findElement()).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true, cancelable: true }),
  )

it('takes the selected entry at Enter, but not at one that confirms a composed word', async () => {
  const onClose = vi.fn()
  await renderApp(
    <Palette
      groups={sampleNav}
      places={[]}
      leaveTo="/operator/get-started"
      label="Search"
      find={() => Promise.resolve(() => Promise.resolve([]))}
      onClose={onClose}
    />,
  )
  await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await pressEnter(229)
  expect(onClose).not.toHaveBeenCalled()
  await pressEnter(13)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
