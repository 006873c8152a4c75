import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInlineThreads } from '../threads/threads.ts'
import { contentPlace, toTemplate } from './page-template.ts'
import { createPageRenderer } from './request-page.ts'

const index =
  '<html><head></head><body><div id="root"><div>Skeleton</div></div><noscript></noscript></body></html>'

/** Writes a build whose renderer is the given code. */
function writeBuild(renderer: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'fledge-build-'))
  mkdirSync(join(dist, '.vite/renderer'), { recursive: true })
  writeFileSync(join(dist, '.vite/renderer/page-renderer.js'), renderer)
  writeFileSync(
    join(dist, '.vite/parts.json'),
    JSON.stringify({
      _line_1: { css: 'assets/line.css', js: 'assets/line.js' },
      _card_2: { css: 'assets/card.css', js: 'assets/card.js' },
    }),
  )
  mkdirSync(join(dist, 'assets'))
  for (const name of ['line', 'card']) writeFileSync(join(dist, `assets/${name}.css`), `.${name}{}`)
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  return dist
}

const initialData = {
  url: '/company/dashboard',
  origin: 'https://fledge.example',
  now: '2027-01-05T10:00:00.000Z',
  visitor: { first_name: 'Hannah' },
  answers: [],
  isPhone: false,
  zone: null,
}

function openRenderer(code: string) {
  const errors: unknown[] = []
  // The programs of threads use no database here.
  const threads = createInlineThreads({} as never)
  const render = createPageRenderer(threads, writeBuild(code), (error) => void errors.push(error))
  return { render, errors }
}

test('a rendered page has its content, its data and the files of the parts in it', async () => {
  const { render } = openRenderer(
    `export const renderPage = async ({ url, visitor }) =>
      '<p class="plain _line_1">' + url + ' for ' + visitor.first_name + ' $& </p>'`,
  )
  const page = String(await render(toTemplate(index, ['assets/screen.css']), initialData))
  expect(page).toContain(
    '<div id="root" data-rendered><p class="plain _line_1">/company/dashboard for Hannah $& </p></div>',
  )
  expect(page).toContain('id="visitor">{"first_name":"Hannah"}</script>')
  expect(page).toContain('<style>.line{}</style>')
  const files = [...page.matchAll(/<link rel="(\w+)"[^>]* crossorigin href="([^"]+)"/g)]
  expect(files.map(([, rel, file]) => `${rel} ${file}`)).toEqual([
    'stylesheet /assets/screen.css',
    'stylesheet /assets/line.css',
    'later /assets/line.js',
  ])
  expect(page).not.toContain(contentPlace)
})

test('a page whose component fails is reported and left to the browser', async () => {
  const { render, errors } = openRenderer(
    `export const renderPage = async () => { throw new Error('no window here') }`,
  )
  expect(await render(toTemplate(index, []), initialData)).toBeNull()
  expect(errors).toEqual([expect.objectContaining({ message: 'no window here' })])
})
