import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { findPage, readBuiltPages } from './built-pages.ts'
import { allowScript } from './secure-headers.ts'

const firstScript = 'show("$&")'
const index = `<html><head><script type="module" crossorigin src="/assets/index-1.js"></script></head>
<body><div id="root"><p>Skeleton</p></div>
<noscript>Off</noscript><link rel="stylesheet" crossorigin href="/assets/index-1.css"></body></html>`

/** Writes a build with one screen and one page without the app. */
function writeBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'fledge-built-'))
  for (const folder of ['assets', '.vite']) mkdirSync(join(dist, folder))
  writeFileSync(join(dist, 'index.html'), index)
  writeFileSync(join(dist, 'assets/index-1.css'), '.page{margin:0}')
  writeFileSync(join(dist, 'assets/stage-1.css'), '.stage::before{content:"</style>$&"}')
  writeFileSync(join(dist, '.vite/page-start.js'), firstScript)
  writeFileSync(
    join(dist, '.vite/pages.json'),
    JSON.stringify({
      '/stage': { js: ['assets/stage-1.js'], css: ['assets/stage-1.css'], prefetch: [], frame: [] },
    }),
  )
  const still = `<style>.a{}</style><script src="/page-start.js"></script><link rel="prefetch" href="/assets/index-1.js">`
  writeFileSync(join(dist, '.vite/still.json'), JSON.stringify({ '/': still }))
  return dist
}
const built = readBuiltPages(writeBuild())

test('a template contains its first script and its style sheets, with links that load nothing', () => {
  expect(findPage(built.pages, '/stage')?.template).toContain(
    '<script>show("$&")</script>' +
      '<style>.page{margin:0}</style><link rel="stylesheet" disabled crossorigin href="/assets/index-1.css">' +
      String.raw`<style>.stage::before{content:"<\/style>$&"}</style><link rel="stylesheet" disabled crossorigin href="/assets/stage-1.css">`,
  )
})

test('a template leaves loading the app to its first script; the page with a skeleton loads it at once', () => {
  const page = findPage(built.pages, '/stage')
  const listScripts = (html = '') =>
    [...html.matchAll(/(?:type|data-as|rel)="module[^>]*(?:src|href)="[^"]+"/g)].map(String)
  expect(listScripts(page?.template)).toEqual([
    'data-as="module" href="/assets/index-1.js"',
    'data-as="modulepreload" fetchpriority="low" crossorigin href="/assets/stage-1.js"',
  ])
  expect(listScripts(page?.html)).toEqual([
    'type="module" crossorigin src="/assets/index-1.js"',
    'rel="modulepreload" fetchpriority="low" crossorigin href="/assets/stage-1.js"',
  ])
})

test('a page without the app fetches it after the first paint', () => {
  expect(built.prerendered['/']).toBe(
    '<style>.a{}</style><script>show("$&")</script><link rel="later" data-as="prefetch" href="/assets/index-1.js">',
  )
})

test('the security policy of a page allows its first script by hash', async () => {
  const app = Fastify()
  app.get('/', async (_request, reply) =>
    allowScript(
      reply.header('content-security-policy', "default-src 'none'; script-src 'self'; img-src *"),
      built.firstScriptHash,
    ).send(''),
  )
  const { headers } = await app.inject('/')
  const hash = createHash('sha256').update(firstScript).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self' 'sha256-${hash}'; img-src *`,
  )
})
