import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeOldNode, minNodeMajor } from './node-version.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

it('refuses a Node that is too old with one sentence, and accepts newer ones', () => {
  expect(describeOldNode('22.23.3', '/usr/bin/node')).toContain(
    'needs Node 24 or later, and /usr/bin/node is 22.23.3',
  )
  expect(describeOldNode('24.0.0', 'node')).toBeNull()
  expect(describeOldNode('26.1.0', 'node')).toBeNull()
})

it('is the version that the package, the image, the build and the guide name', () => {
  expect(JSON.parse(read('apps/server/package.json')).engines).toEqual({
    node: `>=${minNodeMajor}`,
  })
  expect(read('tools/build.mjs')).toContain(`target: 'node${minNodeMajor}'`)
  expect(read('deploy/Containerfile')).toContain(`node:${minNodeMajor}-`)
  expect(read('.nvmrc').trim()).toBe(String(minNodeMajor))
  expect(read('deploy/README.md')).toContain(`Fledge needs Node ${minNodeMajor} or later`)
})

it('is checked before anything else is loaded', () => {
  const [first] = read('apps/server/src/main.ts').match(/^import .*$/m) ?? []
  expect(first).toBe(`import './platform/refuse-old-node.ts'`)
})
