import type { Rolldown } from 'vite'

/**
 * How the build splits the app into chunks: few files per page, each with one purpose, so that a
 * first visit loads few files and a second visit none.
 */

const of = (...parts: readonly string[]) =>
  new RegExp(`(${parts.join('|')})`.replaceAll('/', String.raw`[\\/]`))

/** Small modules shared by every area, without forms, dialogs or charts. */
const basics = of(
  'packages/ui/src/(badge|button|card|chip|classes|page|person|states)[.]',
  'apps/web/src/platform/(address-state|booking-link|clock|feature|lazy-recovery|link|match-words|query-result|relative-time|reveal-together|review-promise|rich|support-line|use-phone|shell/title)[.]',
  'node_modules/@tabler/',
)

/** Charts and progress components, used on dashboards and lists but not on forms. */
const standing = of('packages/ui/src/(charts|lines-chart|fit-bar|next-step|stage-path)[.]')

/** Domain rules of the features: state machines, policies and types. */
const rules = of('packages/(domain|kernel)/src/', 'packages/contract/src/.*/texts[.]')

/** Frame of the signed-in areas: menus, dialogs, notification bell and command palette. */
const shell = of(
  'packages/ui/src/(dialog|filter-pill|pager|tabs|timeline)[.]',
  'apps/web/src/platform/shell/',
)

/** Text inputs, checkboxes and draft storage. */
const fields = of(
  'packages/ui/src/(field|fields|choice-fields|skeleton-fields)[.]',
  'node_modules/idb-keyval/',
  'apps/web/src/platform/(drafts|draft-state|lazy-component)[.]',
)

/**
 * Lookups of select options. The select itself is loaded when a field is rendered
 * (packages/ui/src/select-parts.tsx).
 */
const choosing = of(
  'packages/ui/src/select-fields[.]',
  'apps/web/src/platform/(lookup-options|use-zone-options|zone-options)[.]',
)

/** Form validation and form state. */
const forms = of(
  'node_modules/(zod|react-hook-form|@hookform)/',
  'packages/ui/src/(save-status|saved-mark)[.]',
  'apps/web/src/platform/(forms|use-autosave|saved-words)[.]',
)

/**
 * Groups for rolldown's `codeSplitting`. The matching group with the highest priority takes a
 * module together with all its imports, so a pattern that is too broad pulls a whole library into
 * its chunk.
 */
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
