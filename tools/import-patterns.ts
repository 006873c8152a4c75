import type { OxlintOverride } from 'oxlint'

interface ImportPattern {
  readonly message: string
  /** As in .gitignore: the last match decides. */
  readonly group?: string[]
  readonly regex?: string
}

/**
 * Refuses imports of files. An override replaces earlier ones of the same file, so each has all of
 * the file's patterns.
 */
const refuse = (files: string, ...patterns: readonly ImportPattern[]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [byName, ...patterns] }] },
})

const byName: ImportPattern = {
  regex: String.raw`^\.\./.*\bsrc/`,
  message: 'Import another layer by its name, @fledge/….',
}

/** A layer without Node and DOM: it imports itself, these layers and these packages. */
const refuseAllBut = (layer: string, layers: readonly string[], packages: readonly string[]) =>
  refuse(`packages/${layer}/src/**`, {
    group: [
      '*',
      '!./**',
      '!../**',
      ...packages.flatMap((name) => [`!${name}`, `!${name}/*`]),
      '!@fledge/',
      '@fledge/*',
      ...[layer, ...layers].flatMap((name) => [`!@fledge/${name}`, `!@fledge/${name}/**`]),
    ],
    message: `packages/${layer} may not import this: see the layers in ARCHITECTURE.md.`,
  })

const notLayers = (layers: readonly string[]): ImportPattern => ({
  regex: `^@fledge/(?:${layers.join('|')})/`,
  message: 'This layer may not import that one: see ARCHITECTURE.md.',
})
const notInServer = notLayers(['ui', 'web'])
const notInWeb = notLayers(['resume-parser', 'server'])

/** Any file of a feature except these, seen from outside of features. */
const featureFiles = (...open: readonly string[]): ImportPattern => ({
  group: ['**/features/*/*', ...open.map((file) => `!**/features/*/${file}`)],
  message: 'Enter a feature through its public.ts.',
})
/** Another feature of the server, seen from a folder whose path to the features is given. */
const otherServerFeature = (up: string): ImportPattern => ({
  group: [`${up}*/*`, `!${up}*/public.ts`, `!${up}../**`],
  message: 'Enter another feature through its public.ts.',
})
/**
 * Another feature of the web app, or an area. One pattern for both: what one pattern allows,
 * another one cannot refuse.
 */
const otherWebFeature = (up: string): ImportPattern => ({
  group: [`${up}*/*`, `!${up}../**`, ...openTexts('**/areas/*')],
  message: 'Features are composed in areas and never import each other or an area.',
})
/** All files of these folders but texts. */
function openTexts(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => [
    `${folder}/*`,
    `!${folder}/texts.ts`,
    `!${folder}/*-texts.ts`,
  ])
}
/** Folders of the web app that are above a file's own. */
const webFolders = (...folders: readonly string[]): ImportPattern => ({
  group: openTexts(...folders),
  message: 'platform ← shared ← features ← areas: a folder does not import those to its right.',
})

/** The import rules of ARCHITECTURE.md. */
export const importRules: OxlintOverride[] = [
  refuseAllBut('kernel', [], ['zod']),
  refuseAllBut('domain', ['kernel'], ['zod']),
  refuseAllBut('contract', ['domain', 'kernel'], ['zod', 'icu-minify']),
  refuseAllBut('resume-parser', ['kernel'], []),
  refuse(
    'packages/ui/src/**',
    notLayers(['contract', 'domain', 'kernel', 'resume-parser', 'server', 'web']),
  ),
  refuse('apps/server/src/**', notInServer, featureFiles('public.ts', 'feature.ts')),
  refuse('apps/server/src/platform/**', notInServer, {
    group: ['**/features/**'],
    message: 'The platform may not know a feature.',
  }),
  refuse('apps/server/src/features/*/*', notInServer, otherServerFeature('../')),
  refuse('apps/server/src/features/*/*/**', notInServer, otherServerFeature('../../')),
  refuse('apps/web/src/**', notInWeb),
  refuse(
    'apps/web/src/platform/**',
    notInWeb,
    webFolders('../../shared', '**/features/*', '**/areas/*'),
  ),
  refuse('apps/web/src/shared/**', notInWeb, webFolders('**/features/*', '**/areas/*')),
  refuse('apps/web/src/features/*/*', notInWeb, otherWebFeature('../')),
  refuse('apps/web/src/features/*/*/**', notInWeb, otherWebFeature('../../')),
  // Tests and their helpers may import anything.
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'apps/server/src/test/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
]
