import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startSession } from '../platform/shell/session.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleWait } from '../testing/samples/people.ts'
import { sampleOperator } from '../testing/samples/users.ts'
import { type ShownWait, WaitsCard } from './waits-card.tsx'

const concern: ShownWait = {
  ...sampleWait,
  kind: 'ACTION',
  id: 'concern',
  side: 'operator',
  is_concern: true,
  due_at: '2020-01-01T09:00:00Z',
  about: [],
}

it('leads to where the programme team decides, and only when it is its turn', async () => {
  startSession(sampleOperator)
  await renderApp(
    <WaitsCard
      waits={[
        concern,
        { ...concern, kind: 'OFFER', id: 'offer' },
        { ...concern, kind: 'DECISION', id: 'decision', side: 'company' },
      ]}
    />,
  )
  await expect.element(page.getByText('Decision after the interview')).toBeVisible()
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/operator/cases/concern', '/operator/offers/offer'])
})

it('does not lead someone of finance to a decision that they cannot open', async () => {
  startSession({ ...sampleOperator, role: 'FINANCE' })
  await renderApp(<WaitsCard waits={[concern]} />)
  await expect.element(page.getByText('Change of the internship to decide')).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})

it('says that a date in the past is overdue, and that one in the future is due', async () => {
  startSession(sampleOperator)
  await renderApp(<WaitsCard waits={[concern]} />)
  await expect.element(page.getByText(/Overdue since/)).toBeVisible()
  await renderApp(<WaitsCard waits={[{ ...concern, due_at: '2999-01-01T09:00:00Z' }]} />)
  await expect.element(page.getByText(/Due Tue 1 Jan/)).toBeVisible()
})

it('keeps the focus on the button that shows all tasks, which shows fewer again', async () => {
  startSession(sampleOperator)
  const waits = Array.from({ length: 12 }, (_, at) => ({ ...concern, id: String(at) }))
  await renderApp(<WaitsCard waits={waits} />)
  const count = () => page.getByRole('listitem').elements().length
  const button = page.getByRole('button', { name: 'Show all 12' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  const fewer = page.getByRole('button', { name: 'Show fewer' })
  await expect.element(fewer).toHaveFocus()
  expect(count()).toBe(12)
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  expect(count()).toBe(8)
})
