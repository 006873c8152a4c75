import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const layouts = ['company', 'intern', 'operator'].flatMap((area) =>
  readdirSync(join(import.meta.dirname, area))
    .filter((name) => name.endsWith('layout.tsx'))
    .map((name) => `${area}/${name}`),
)

test('every layout for people who are signed in has the account menu, where they sign out', () => {
  expect(layouts.length).toBeGreaterThanOrEqual(6)
  const withoutShell = layouts.filter(
    (path) => !/<(?:AppShell|HeaderShell|BareShell)\b/.test(read(path)),
  )
  expect(withoutShell).toEqual([])
  expect(read('../platform/shell/app-shell.tsx')).toMatch(/<TopBar\b/)
  expect(read('../platform/shell/top-bar.tsx')).toMatch(/<AccountMenu\b/)
  // With and without the area's name.
  expect(read('../platform/shell/header-shell.tsx').match(/<AccountMenu\b/g)).toHaveLength(2)
  expect(read('../platform/shell/account-menu-parts.tsx')).toMatch(/signOut\(\)/)
})
