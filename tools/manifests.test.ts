import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listManifestErrors, type Manifest, readManifests } from './manifests.ts'

const root = new URL('..', import.meta.url).pathname
const folder = join(root, 'deploy/kubernetes')
const manifests = readManifests(folder)
const find = (kind: string, name: string): Manifest => {
  const found = manifests.find(
    (manifest) => manifest.kind === kind && manifest.metadata.name === name,
  )
  if (!found) throw new Error(`no ${kind} ${name}`)
  return found
}

test('resources match the schemas of Kubernetes, CloudNativePG and the Prometheus operator', async () => {
  expect(await listManifestErrors(root, manifests)).toEqual([])
})

test('reports a missing field, a wrong value and a field that does not exist', async () => {
  const web = find('Deployment', 'web')
  const errors = await listManifestErrors(root, [
    { ...web, spec: { template: {} } },
    { ...find('Service', 'web'), spec: { ports: [{ port: 'eighty' }] } },
    { ...find('ConfigMap', 'settings'), dta: {} },
  ])
  expect(errors.some((error) => /web\.yaml: Deployment web: .*selector/s.test(error))).toBe(true)
  expect(errors.some((error) => /web\.yaml: Service web: /.test(error))).toBe(true)
  expect(errors.some((error) => error.includes('\'"dta"\' does not exist'))).toBe(true)
})

test('the kustomization lists every file', () => {
  const { resources } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))
  expect(resources.toSorted()).toEqual([...new Set(manifests.map(({ file }) => file))].toSorted())
})

test('settings are those of the product', () => {
  const known = new Set(
    [
      ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm),
    ].map(([, name]) => name),
  )
  // The Containerfile and the role of each deployment set these, too.
  const { data } = find('ConfigMap', 'settings')
  const compose = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8'), { merge: true })
  const names = [...Object.keys(data as object), ...Object.keys(compose['x-fledge'].environment)]
  expect(names.filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([])
})
