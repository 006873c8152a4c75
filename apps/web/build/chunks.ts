import type { Rolldown } from 'vite'

/**
 * How the build splits the app into chunks: few files per page, each with one purpose, so that a
 * first visit loads few files and a second visit none.
 */

const matchModules = (...parts: readonly string[]) =>
  new RegExp(`(${parts.join('|')})`.replaceAll('/', String.raw`[\\/]`))

/** Small modules shared by every area, without forms, dialogs or charts. */
const basicModules = matchModules(
  'packages/ui/src/(badge|button|card|chip|classes|page|pager|person|states)[.]',
  'apps/web/src/platform/router/(url-state|lazy-recovery|link|reveal-together|use-phone)[.]',
  'apps/web/src/platform/time/(clock|relative-time)[.]',
  'apps/web/src/platform/query/(use-feature-flag|query-result)[.]',
  'apps/web/src/platform/i18n/rich[.]',
  'apps/web/src/platform/shell/(title|booking-link)[.]',
  'apps/web/src/shared/(format-match|use-review-deadline|support-contact)[.]',
  'apps/web/src/platform/list/(data-list|list-address|page-navigation|use-list-params)[.]',
  'packages/ui/src/icons/',
)

/** Charts and progress components, used on dashboards and lists but not on forms. */
const chartModules = matchModules(
  'packages/ui/src/(charts|lines-chart|fit-bar|next-step|stage-path)[.]',
)

/** Domain rules of the features: state machines, policies and types. */
const domainModules = matchModules(
  'packages/(domain|kernel)/src/',
  'packages/contract/src/.*/texts[.]',
)

/** Frame of the signed-in areas: menus, dialogs, notification bell and command palette. */
const shellModules = matchModules(
  'packages/ui/src/(dialog|filter-pill|tabs|timeline)[.]',
  'apps/web/src/platform/shell/',
  'virtual:sent-texts',
)

/** Text inputs, checkboxes and draft storage. */
const fieldModules = matchModules(
  'packages/ui/src/(field|fields|choice-fields|skeleton-fields)[.]',
  'node_modules/idb-keyval/',
  'apps/web/src/platform/forms/(drafts|draft-state)[.]',
  'apps/web/src/platform/list/search-field[.]',
  'apps/web/src/platform/router/lazy-component[.]',
)

/**
 * Lookups of select options. The select itself is loaded when a field is rendered
 * (packages/ui/src/select-parts.tsx).
 */
const selectModules = matchModules(
  'packages/ui/src/select-fields[.]',
  'apps/web/src/platform/list/filter-select[.]',
  'apps/web/src/platform/forms/(lookup-options|use-zone-options|zone-options)[.]',
)

/** Form validation and form state. */
const formModules = matchModules(
  'node_modules/(zod|react-hook-form|@hookform)/',
  'packages/ui/src/save-status[.]',
  'apps/web/src/platform/forms/(forms|use-saved-form|save-session|autosave-status)[.]',
)

/**
 * Groups for rolldown's `codeSplitting`. The matching group with the highest priority takes a
 * module together with all its imports, so a pattern that is too broad pulls a whole library into
 * its chunk.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: matchModules('node_modules/(react|react-dom|scheduler|@tanstack)/', 'rolldown/runtime'),
    priority: 60,
  },
  { name: 'core', tags: ['$initial'], priority: 50 },
  { name: 'basics', test: basicModules, minShareCount: 2, priority: 40 },
  { name: 'standing', test: chartModules, minShareCount: 2, priority: 35 },
  { name: 'shell', test: shellModules, minShareCount: 2, priority: 30 },
  { name: 'fields', test: fieldModules, minShareCount: 2, priority: 20 },
  { name: 'forms', test: formModules, minShareCount: 2, priority: 18 },
  { name: 'choosing', test: selectModules, minShareCount: 2, priority: 17 },
  { name: 'rules', test: domainModules, minShareCount: 3, priority: 10 },
]
