import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { KeysHelpHost } from '../shell/keys-help-host.tsx'
import { useListKeys } from './use-list-keys.ts'

const turns: unknown[] = []
const unused = () => undefined
const result = {
  data: { payload: [], count: 25, message: '', next: 'later', previous: 'sooner' },
  error: null,
  isPlaceholderData: false,
  refetch: async () => undefined,
}

function List({ at }: { readonly at: number }) {
  useListKeys(result, {
    page: at,
    isFiltered: false,
    clear: unused,
    replacePage: unused,
    turn: (...to) => turns.push(to),
  })
  return (
    <main>
      <input type="search" aria-label="Search" />
      <KeysHelpHost />
    </main>
  )
}

beforeEach(() => {
  turns.length = 0
})

it('turns to the next and previous page with their cursors, and not beyond the first', async () => {
  await renderApp(<List at={2} />)
  await userEvent.keyboard('np')
  expect(turns).toEqual([
    [3, { after: 'later' }],
    [1, { before: 'sooner' }],
  ])
})

it('does nothing before the first page and after the last', async () => {
  await renderApp(<List at={3} />)
  await userEvent.keyboard('n')
  expect(turns).toEqual([])
})

it('goes to the search, and is in the list of keys', async () => {
  await renderApp(<List at={1} />)
  await userEvent.keyboard('?')
  const keys = page.getByRole('dialog').getByRole('region', { name: 'In this list' })
  await expect.element(keys.getByText('Search in this list')).toBeVisible()
  await expect.element(keys.getByText('Next, previous page')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('/')
  await expect.element(page.getByLabelText('Search')).toHaveFocus()
})
