import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { respondWith, serve } from '../../testing/fake-server.tsx'
import { findSamples, sampleNav } from '../../testing/samples/shell.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { startSession } from './session.ts'
import { TopBar } from './top-bar.tsx'

const Bar = () => (
  <>
    <TopBar
      groups={sampleNav}
      search="Search"
      find={() => Promise.resolve(findSamples)}
      places={[]}
      leaveTo="/operator/get-started"
    />
    <table>
      <tbody>
        <tr>
          <td>
            <button type="button">Row</button>
          </td>
        </tr>
      </tbody>
    </table>
  </>
)

beforeEach(() => {
  startSession(sampleOperator)
  serve(respondWith('notices', 'listNotices', { notices: [], unread: 0 }))
})

it('opens the search each time that Ctrl+K is pressed, and Escape closes it', async () => {
  await renderApp(<Bar />, '/operator/offers')
  await page.getByRole('button', { name: 'Row' }).click()
  const field = page.getByRole('combobox', { name: 'Search' })
  for (let time = 1; time <= 3; time += 1) {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Row' })).toHaveFocus()
  }
})

it('shows the keys of the reader’s device', async () => {
  await page.viewport(1280, 800)
  await renderApp(<Bar />, '/operator/offers')
  await expect.element(page.getByText('Ctrl K', { exact: true })).toBeVisible()
})
