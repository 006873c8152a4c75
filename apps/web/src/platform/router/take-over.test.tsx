import { LazyBoundary } from '@fledge/ui/lazy-boundary.tsx'
import {
  RestingBoundary,
  TakeOverActivity,
  TakeOverBoundary,
} from '@fledge/ui/take-over-boundary.tsx'
import { useTakeOver } from '@fledge/ui/take-over.ts'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import firstScript from '../../page-start.js?raw'
import { useRenderedForm } from '../forms/use-rendered-form.ts'

let sent: unknown[] = []
/** Parts that React has taken over. */
let taken: string[] = []

/** Fields as the app has them: values in the state, and in a form that reads them from the page. */
function Part() {
  const [city, setCity] = useState('')
  const [isSure, setIsSure] = useState(false)
  const [presses, setPresses] = useState(0)
  const form = useRenderedForm({ defaultValues: { name: 'May', notes: 'From ', isOpen: true } })
  const send = (values: object) => void sent.push({ ...values, city, isSure, presses })
  return (
    <form onSubmit={(event) => void form.handleSubmit(send)(event)} noValidate>
      <input aria-label="Name" {...form.register('name')} />
      <textarea aria-label="Notes" {...form.register('notes')} />
      <input aria-label="Open" type="checkbox" {...form.register('isOpen')} />
      <input
        aria-label="City"
        value={city}
        onChange={(event) => setCity(event.currentTarget.value)}
      />
      <input
        aria-label="Sure"
        type="checkbox"
        checked={isSure}
        onChange={(event) => setIsSure(event.currentTarget.checked)}
      />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <button>Send</button>
    </form>
  )
}
const loaded = { default: Part }

function App({ part: LazyPart }: { readonly part: ComponentType }) {
  useTakeOver()
  return (
    <LazyBoundary>
      <LazyPart />
    </LazyBoundary>
  )
}

/** Puts what the server would render on the page. */
function showHtml(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', '<div id="root" data-rendered></div>')
  const root = document.getElementById('root')
  if (!root) throw new Error('unreachable: just inserted')
  root.innerHTML = html
  const script = document.createElement('script')
  script.textContent = firstScript
  document.head.append(script)
  onTestFinished(() => {
    root.remove()
    script.remove()
  })
  return root
}

async function showRendered(): Promise<HTMLElement> {
  const { prelude } = await prerender(<App part={lazy(async () => loaded)} />)
  return showHtml(await new Response(prelude).text())
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(`#root ${selector}`)
  if (!element) throw new Error(`no ${selector}`)
  return element
}

/** Enters text as a person does: the browser changes the value, without the app. */
function enter(label: string, text: string): void {
  const field = find(`[aria-label="${label}"]`)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`${label} is no text field`)
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
  document.execCommand('insertText', false, text)
}

beforeEach(() => {
  sent = []
  taken = []
})

it('what is entered and pressed on a rendered page takes effect once it has been taken over', async () => {
  const root = await showRendered()
  enter('Name', 'a')
  enter('Notes', 'Graz')
  enter('City', 'Vie')
  find('[aria-label="Sure"]').click()
  find('button[type="button"]').click()
  find('button[type="button"]').click()
  const code = Promise.withResolvers<{ default: ComponentType }>()
  const app = hydrateRoot(root, <App part={lazy(() => code.promise)} />)
  onTestFinished(() => app.unmount())
  // The app itself has taken over the page by now, without the part.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(root.hasAttribute('data-taken-over')).toBe(false)
  expect(document.documentElement.hasAttribute('data-waiting')).toBe(true)
  enter('City', 'nna')
  find('[aria-label="Open"]').click()
  find('form button:not([type])').click()
  expect(sent).toEqual([])
  code.resolve(loaded)
  await expect
    .poll(() => sent)
    .toEqual([
      { name: 'Maya', notes: 'From Graz', isOpen: false, city: 'Vienna', isSure: true, presses: 1 },
    ])
  expect(root.hasAttribute('data-taken-over')).toBe(true)
  expect(document.documentElement.hasAttribute('data-waiting')).toBe(false)
})

it('a page is taken over once an activity on it has been, too', async () => {
  function Screen({ part: LazyPart }: { readonly part: ComponentType }) {
    useTakeOver()
    return (
      <TakeOverActivity isShown>
        <LazyPart />
      </TakeOverActivity>
    )
  }
  const { prelude } = await prerender(<Screen part={lazy(async () => loaded)} />)
  const root = showHtml(await new Response(prelude).text())
  const code = Promise.withResolvers<{ default: ComponentType }>()
  const app = hydrateRoot(root, <Screen part={lazy(() => code.promise)} />)
  onTestFinished(() => app.unmount())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(root.hasAttribute('data-taken-over')).toBe(false)
  code.resolve(loaded)
  await expect.poll(() => root.hasAttribute('data-taken-over')).toBe(true)
})

it('a page that has been taken over repeats nothing', async () => {
  const root = await showRendered()
  const app = hydrateRoot(root, <App part={lazy(async () => loaded)} />)
  onTestFinished(() => app.unmount())
  await expect.poll(() => root.hasAttribute('data-taken-over')).toBe(true)
  enter('City', 'Rome')
  find('button[type="button"]').click()
  await new Promise((resolve) => setTimeout(resolve))
  find('form button:not([type])').click()
  await expect
    .poll(() => sent)
    .toEqual([
      { name: 'May', notes: 'From ', isOpen: true, city: 'Rome', isSure: false, presses: 1 },
    ])
})

function TakenPart({ name }: { readonly name: string }) {
  useEffect(() => {
    taken.push(name)
    // Runs once React has ended what it does at a time.
    queueMicrotask(() => taken.push('pause'))
  }, [name])
  return <p>{name}</p>
}

function Cards() {
  useTakeOver()
  return ['first', 'second', 'third'].map((name) => (
    <TakeOverBoundary key={name}>
      <TakenPart name={name} />
    </TakeOverBoundary>
  ))
}

it('the cards of a rendered page are taken over one at a time, then the page counts as taken over', async () => {
  taken = []
  // A browser that renders has no boundaries around them, unlike the server.
  const shown = ['first', 'second', 'third'].map((name) => `<!--$--><p>${name}</p><!--/$-->`)
  const root = showHtml(shown.join(''))
  const app = hydrateRoot(root, <Cards />)
  onTestFinished(() => app.unmount())
  await expect.poll(() => root.hasAttribute('data-taken-over')).toBe(true)
  expect(taken).toEqual(['first', 'pause', 'second', 'pause', 'third', 'pause'])
  expect(root.innerHTML).toBe(shown.join(''))
})

function RestingField() {
  useTakeOver()
  const [text, setText] = useState('')
  return (
    <RestingBoundary shows={text} fallback={null}>
      <TakenPart name="field" />
      <input
        aria-label="City"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="button" onClick={() => taken.push('pressed')}>
        Press
      </button>
    </RestingBoundary>
  )
}
const restingHtml =
  '<!--$--><p>field</p><input aria-label="City" value=""/><button type="button">Press</button><!--/$-->'

it('a part that rests is taken over by the press that uses it, which is not lost', async () => {
  const root = showHtml(restingHtml)
  const app = hydrateRoot(root, <RestingField />)
  onTestFinished(() => app.unmount())
  await expect.poll(() => root.hasAttribute('data-taken-over')).toBe(true)
  expect(taken).toEqual([])
  find('button').click()
  expect(taken).toEqual(['field', 'pressed'])
})

it('a part that rests keeps what is typed into it', async () => {
  const root = showHtml(restingHtml)
  const app = hydrateRoot(root, <RestingField />)
  onTestFinished(() => app.unmount())
  await expect.poll(() => root.hasAttribute('data-taken-over')).toBe(true)
  const field = find('[aria-label="City"]')
  field.focus()
  await userEvent.keyboard('Vienna')
  expect(field).toHaveValue('Vienna')
  await expect.poll(() => taken).toContain('field')
})

it('loads the app’s files once the page has been painted, each as the build asked for it', async () => {
  const url = (name: string) => `data:text/javascript,globalThis.${name}=true`
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="later" data-as="module" href="${url('wasRun')}">` +
      `<link rel="later" data-as="modulepreload" href="${url('wasHinted')}">`,
  )
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')]
  onTestFinished(() => links.forEach((link) => link.remove()))
  showHtml('')
  await expect.poll(() => links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload'])
  await expect.poll(() => 'wasRun' in globalThis).toBe(true)
  expect('wasHinted' in globalThis).toBe(false)
})
