import type { Rolldown } from 'vite'

/** How the build cuts the app: few files an address, each of one purpose, so that a first visit asks for few and a second for none. */

const of = (...parts: readonly string[]) => new RegExp(`(${parts.join('|')})`.replaceAll('/', String.raw`[\\/]`))

/** Shared by every area: small, without forms, dialogs or charts. */
const basics = of(
  'packages/ui/src/(badge|button|card|charts|chip|classes|fit-bar|next-step|page|person|stage-path|states)[.]',
  'apps/web/src/platform/(address-state|answer|clock|link|match-words|rich|use-phone|when|shell/title)',
  'node_modules/@tabler/',
)

/** What the rooms know of their things: machines, verdicts, words. */
const rules = of('packages/(domain|kernel)/src/', 'packages/contract/src/.*/(words|texts)[.]')

/** The frame of the signed-in areas: menus, dialogs, the bell, the palette. */
const shell = of('packages/ui/src/(dialog|filter-pill|pager|tabs|timeline)[.]', 'apps/web/src/platform/shell/')

/** Typing and ticking. */
const fields = of('packages/ui/src/(field|fields|choice-fields)[.]')

/** Asking for the lists that fields choose from; the choosing itself comes when a field is shown (packages/ui/src/select-parts.tsx). */
const choosing = of('packages/ui/src/select-fields[.]', 'apps/web/src/platform/(lookup-options|pick-fields|use-zone-options|zone-options)[.]')

/** What checks and keeps a form. */
const forms = of('node_modules/(zod|react-hook-form|@hookform)/', 'packages/ui/src/saved-mark[.]', 'apps/web/src/platform/(forms|drafts|saved-words)[.]')

/** For rolldown's `codeSplitting`: the first that takes a module, by priority, has it. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: of('node_modules/(react|react-dom|scheduler|@tanstack)/', 'rolldown/runtime'), priority: 60 },
  { name: 'core', tags: ['$initial'], priority: 50 },
  { name: 'basics', test: basics, minShareCount: 2, priority: 40 },
  { name: 'shell', test: shell, minShareCount: 2, priority: 30 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 20 },
  { name: 'choosing', test: choosing, minShareCount: 2, priority: 17 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 15 },
  { name: 'rules', test: rules, minShareCount: 3, priority: 10 },
]
