import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from './check-architecture.ts'
import { dangerousKinds, findDangerousCode, findUnusedReasons } from './dangerous-code.ts'
import { toSourceFiles } from './source-files.ts'

const sources = toSourceFiles(readSources(join(import.meta.dirname, '..'), /\.tsx?$/))

test.each(dangerousKinds)('no source uses $name without a listed reason', (kind) => {
  expect(findDangerousCode(kind, sources)).toEqual([])
  expect(findUnusedReasons(kind, sources)).toEqual([])
})

const planted: Readonly<Record<string, string>> = {
  'code made of text': 'const run = (text: string) => eval(text)',
  'a shell or another program': "import { exec } from 'node:child_process'",
  'a regular expression made of values': 'const find = (name: string) => new RegExp(name)',
  'HTML made of text': 'const show = (at: Element, name: string) => (at.innerHTML = name)',
  'messages between windows': "window.parent.postMessage(name, '*')",
  sockets: 'const socket = new WebSocket(address)',
  'requests to addresses': 'const load = (link: string) => fetch(link)',
  'a parser of XML': "import { XMLParser } from 'fast-xml-parser'",
  'format strings': "import { format } from 'node:util'",
  'objects made of bytes': "import { deserialize } from 'node:v8'",
  'a start of a session': 'await session.start(userId)',
  'numbers that can be guessed': 'const code = Math.floor(Math.random() * 1e6)',
}

test('each kind is found in a new file, in code and not in comments', () => {
  const path = 'apps/server/src/features/offers/send-offer.ts'
  const find = (text: string) => {
    const files = toSourceFiles(new Map([[path, text]]))
    return dangerousKinds
      .filter((kind) => findDangerousCode(kind, files).length > 0)
      .map(({ name }) => name)
  }
  for (const [name, text] of Object.entries(planted)) {
    expect(find(text)).toEqual([name])
    expect(find(`// ${text}`)).toEqual([])
  }
  expect(Object.keys(planted)).toEqual(dangerousKinds.map(({ name }) => name))
})
