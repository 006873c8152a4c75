import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../platform/http/api-error.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { startSession } from '../../platform/shell/session.ts'
import { ToastsView } from '../../platform/shell/toasts-view.tsx'
import { respondBy, serve } from '../../testing/fake-server.tsx'
import { renderApp } from '../../testing/render-app.tsx'
import { sampleCandidate } from '../../testing/samples/candidates.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CandidateListCard } from './candidate-card.tsx'

/** A server whose responses to changes wait until the test lets them go, or refuses them. */
function createShortlistServer() {
  const shortlisted = new Set<string>()
  const sent: string[] = []
  const waiting: ((refusal: ApiError | null) => void)[] = []
  const change = async (name: string, act: () => void) => {
    sent.push(name)
    const refusal = await new Promise<ApiError | null>((resolve) => {
      waiting.push(resolve)
    })
    if (refusal) throw refusal
    act()
  }
  const internOf = (body: unknown) =>
    // The hook sends it.
    (body as { readonly intern_id: string }).intern_id
  serve(
    respondBy('browse', 'browseOther', async () =>
      ['Amara', 'Diego'].map((name) => ({
        ...sampleCandidate,
        intern_id: name,
        name,
        shortlisted_for: shortlisted.has(name) ? [null] : [],
        misses: null,
      })),
    ),
    respondBy('shortlist', 'saveToShortlist', async (body) => {
      await change(`add ${internOf(body)}`, () => shortlisted.add(internOf(body)))
      return { intern_id: internOf(body), io_id: null, candidature_id: null }
    }),
    respondBy('shortlist', 'removeFromShortlist', async (body) => {
      await change(`remove ${internOf(body)}`, () => shortlisted.delete(internOf(body)))
      return {}
    }),
  )
  startSession(sampleMember)
  return {
    sent,
    shortlisted,
    /** Lets the oldest change go, once it has been sent. */
    respond: async (refusal: ApiError | null = null) => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()?.(refusal)
    },
  }
}

function Interns() {
  const { data } = useApiQuery('browse', 'browseOther', { query: {} })
  return (
    <ul>
      {data?.payload.map((row) => (
        <CandidateListCard key={row.intern_id} candidate={row} plan={null} onOpen={() => {}} />
      ))}
      <ToastsView />
    </ul>
  )
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
const readToasts = () => document.querySelector('[role=status]')?.textContent
const buttonOf = (name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Shortlist/ })

it('shows an intern as shortlisted before the server has responded', async () => {
  const server = createShortlistServer()
  await renderApp(<Interns />)
  await userEvent.click(buttonOf('Amara'))
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(buttonOf('Diego')).toHaveAttribute('aria-pressed', 'false')
  expect(server.shortlisted.size).toBe(0)
  await server.respond()
  await expect.poll(readToasts).toMatch(/Amara.* added/)
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'true')
})

it('takes back only the refused change, and shows the reason of the server', async () => {
  const server = createShortlistServer()
  await renderApp(<Interns />)
  await userEvent.click(buttonOf('Amara'))
  await userEvent.click(buttonOf('Diego'))
  await server.respond(new ApiError(403, 'FORBIDDEN', 'Amara has left the batch.'))
  await expect.element(page.getByText('Amara has left the batch.')).toBeVisible()
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(buttonOf('Diego')).toHaveAttribute('aria-pressed', 'true')
  await server.respond()
  await expect.poll(() => [...server.shortlisted]).toEqual(['Diego'])
})

it('sends a refused change once', async () => {
  const server = createShortlistServer()
  await renderApp(<Interns />)
  await userEvent.click(buttonOf('Amara'))
  await server.respond(new ApiError(409, 'SHORTLIST_FULL', 'Your shortlist is full.'))
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'false')
  // Longer than until the first repetition of a request that had no response.
  await pause(600)
  expect(server.sent).toEqual(['add Amara'])
})

it('takes quick presses in a row as one', async () => {
  const server = createShortlistServer()
  await renderApp(<Interns />)
  const button = await buttonOf('Amara').findElement()
  for (let presses = 0; presses < 5; presses += 1) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await pause(200)
  }
  await server.respond()
  await expect.poll(() => [...server.shortlisted]).toEqual(['Amara'])
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'true')
  expect(server.sent).toEqual(['add Amara'])
})

it('sends two quick changes in their order, so that the last one decides', async () => {
  const server = createShortlistServer()
  await renderApp(<Interns />)
  await userEvent.click(buttonOf('Amara'))
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'true')
  await pause(650) // Longer than a double-click.
  await userEvent.click(buttonOf('Amara'))
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'false')
  expect(server.sent).toEqual(['add Amara'])
  await server.respond()
  // The list that was loaded in between has Amara on the shortlist.
  await expect.poll(() => server.sent).toEqual(['add Amara', 'remove Amara'])
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'false')
  await server.respond()
  await expect.poll(readToasts).toMatch(/Amara.* removed/)
  await expect.element(buttonOf('Amara')).toHaveAttribute('aria-pressed', 'false')
  expect(server.shortlisted.size).toBe(0)
})
