import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { CellContent } from './cell-content.tsx'

/** The lines on which the parts of a text are shown in a cell as narrow as it gets. */
const listLines = () => {
  const range = document.createRange()
  const cell = document.querySelector('[data-testid=cell]')
  if (!cell) return []
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const lines = new Map<number, string>()
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const top = Math.round(range.getBoundingClientRect().top)
      lines.set(top, (lines.get(top) ?? '') + range.toString())
    }
  return [...lines.values()]
}

it('breaks an email after its @ and before the dots of its domain only', async () => {
  await renderApp(
    <div data-testid="cell" style={{ width: 1, overflowWrap: 'anywhere' }}>
      <CellContent value="anna-lena.huber@mail.uni-graz.at" />
    </div>,
  )
  await expect.element(page.getByText('anna-lena.huber@')).toBeVisible()
  expect(listLines()).toEqual(['anna-lena.huber@', 'mail', '.uni-graz', '.at'])
})
