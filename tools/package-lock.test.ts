import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const onDemand = readdirSync(new URL('tools/on-demand/', root), { withFileTypes: true })
const locks = [
  'package-lock.json',
  ...onDemand
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `tools/on-demand/${name}/package-lock.json`),
]

interface LockedPackage {
  readonly integrity?: string
  readonly link?: boolean
}

// npm leaves the hash of optional packages for other machines away, and then installs whatever it
// is given: `npm view <package>@<version> dist.integrity` prints it.
test.each(locks)('%s has the hash of every package', (file) => {
  const { packages } = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>
  }
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  expect(installed.length).toBeGreaterThan(0)
  expect(installed.flatMap(([path, { integrity }]) => (integrity ? [] : path))).toEqual([])
})
