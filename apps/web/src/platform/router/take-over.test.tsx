import { LazyBoundary } from '@fledge/ui/lazy-boundary.tsx'
import { useTakeOver } from '@fledge/ui/take-over.ts'
import { type ComponentType, lazy } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { expect, it, onTestFinished } from 'vitest'

const Part = () => <input aria-label="City" autoFocus />
const loaded = { default: Part }

function App({ part: LazyPart }: { readonly part: ComponentType }) {
  useTakeOver()
  return (
    <LazyBoundary>
      <LazyPart />
    </LazyBoundary>
  )
}

it('a rendered page is inert until the code of each part has been loaded', async () => {
  const { prelude } = await prerender(<App part={lazy(async () => loaded)} />)
  document.body.insertAdjacentHTML('beforeend', '<div id="root" inert></div>')
  const root = document.getElementById('root')
  if (!root) throw new Error('unreachable: just inserted')
  root.innerHTML = await new Response(prelude).text()
  expect(root.querySelector('input')).not.toBeNull()
  const code = Promise.withResolvers<{ default: ComponentType }>()
  const app = hydrateRoot(root, <App part={lazy(() => code.promise)} />)
  onTestFinished(() => {
    app.unmount()
    root.remove()
  })
  // The app itself has taken over the page by now, without the part.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(root.inert).toBe(true)
  code.resolve(loaded)
  await expect.poll(() => root.inert).toBe(false)
  expect(document.activeElement).toBe(root.querySelector('input'))
})
