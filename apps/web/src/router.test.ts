import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '@fledge/contract/paths.ts'
import { expect, it } from 'vitest'
import { companyLayouts } from './areas/company/routes.ts'
import { internLayouts } from './areas/intern/routes.ts'
import { operatorLayouts } from './areas/operator/routes.ts'
import { publicLayouts } from './areas/public/routes.ts'

const source = import.meta.dirname
const screens = [...publicLayouts, ...companyLayouts, ...internLayouts, ...operatorLayouts].flatMap(
  (layout) => layout.screens,
)
/** Pages that the server itself renders. */
const servedPages: readonly string[] = [paths.public.mailbox, paths.public.unsubscribe]

/** Lists the screens' files as routes name them. */
const listScreenFiles = (folder: string) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('-screen.tsx'))
    .map((path) => (folder === 'areas' ? `areas/${path}` : path).replace('-screen.tsx', ''))

it('every path of the contract has one route', () => {
  const routed = screens.map(({ page }) => page)
  const expected = Object.values(paths)
    .flatMap((area) => Object.values(area))
    .filter((path) => !servedPages.includes(path))
  expect(routed.toSorted()).toEqual(expected.toSorted())
})

it('every route names the file of a screen, and every screen has a route', () => {
  const named = new Set(screens.map(({ file }) => file))
  const files = [...listScreenFiles('features'), ...listScreenFiles('areas')]
  expect([...named].toSorted()).toEqual(files.toSorted())
})
