import type { Rolldown } from 'vite'

/** How the build cuts the app: few files an address, each of one purpose, so that a first visit asks for few and a second for none. */

const of = (...parts: readonly string[]) =>
  new RegExp(`(${parts.join('|')})`.replaceAll('/', String.raw`[\\/]`))

/** Shared by every area: small, without forms, dialogs or charts. */
const basics = of(
  'packages/ui/src/(badge|button|card|chip|classes|page|person|states)[.]',
  'apps/web/src/platform/(address-state|answer|booking-link|clock|feature|lazy-recovery|link|match-words|review-promise|rich|support-line|together|use-phone|when|shell/title)[.]',
  'node_modules/@tabler/',
)

/** How things stand, drawn: on dashboards and lists, not where one fills something in. */
const standing = of('packages/ui/src/(charts|lines-chart|fit-bar|next-step|stage-path)[.]')

/** What the features know of their things: machines, verdicts, words. */
const rules = of('packages/(domain|kernel)/src/', 'packages/contract/src/.*/(words|texts)[.]')

/** The frame of the signed-in areas: menus, dialogs, the bell, the palette. */
const shell = of(
  'packages/ui/src/(dialog|filter-pill|pager|tabs|timeline)[.]',
  'apps/web/src/platform/shell/',
)

/** Typing and ticking, and keeping what was typed. */
const fields = of(
  'packages/ui/src/(field|fields|choice-fields|skeleton-fields)[.]',
  'node_modules/idb-keyval/',
  'apps/web/src/platform/(drafts|kept|late)[.]',
)

/** Asking for the lists that fields choose from; the choosing itself comes when a field is shown (packages/ui/src/select-parts.tsx). */
const choosing = of(
  'packages/ui/src/select-fields[.]',
  'apps/web/src/platform/(lookup-options|use-zone-options|zone-options)[.]',
)

/** What checks and keeps a form. */
const forms = of(
  'node_modules/(zod|react-hook-form|@hookform)/',
  'packages/ui/src/saved-mark[.]',
  'apps/web/src/platform/(forms|use-autosave|saved-words)[.]',
)

/** For rolldown's `codeSplitting`: the first that takes a module, by priority, has it with all it imports, so a name that fits too much takes a library along. */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: of('node_modules/(react|react-dom|scheduler|@tanstack)/', 'rolldown/runtime'),
    priority: 60,
  },
  { name: 'core', tags: ['$initial'], priority: 50 },
  { name: 'basics', test: basics, minShareCount: 2, priority: 40 },
  { name: 'standing', test: standing, minShareCount: 2, priority: 35 },
  { name: 'shell', test: shell, minShareCount: 2, priority: 30 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 20 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 18 },
  { name: 'choosing', test: choosing, minShareCount: 2, priority: 17 },
  { name: 'rules', test: rules, minShareCount: 3, priority: 10 },
]
