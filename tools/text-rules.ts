import { createFinding, type SourceFile, type Rule } from './source-files.ts'

const maxLines = 300
const maxKernelLines = 800
/** File names defined by the layers; a feature's own files have two words. */
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  domain: ['types', 'machine', 'can', 'rules', 'reasons', 'events'],
  contract: ['schema', 'endpoints', 'texts'],
  server: ['feature', 'store', 'views', 'public', 'event-handlers', 'jobs', 'seed'],
  web: ['texts'],
}
/** A file directly in a feature; subfolders (`data/`) choose their own names. */
const featureFilePattern = /(src|features)\/[\w-]+\/[^/]+$/
const productWords =
  /\b(intern|internship|company|companies|offer|operator|interview|batch|plan|candidature|candidate|application|credit|shortlist|project|student|certificate|invoice)s?\b/i

const findMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]
/** Typed statements of a query file, and the types of all texts. */
const isGenerated = ({ path }: SourceFile) =>
  path.endsWith('.queries.ts') || path === 'apps/web/src/platform/i18n/catalogue.ts'
const countLines = (text: string) => text.trimEnd().split('\n').length

/** A file has at most 300 lines. */
export const sizeRule: Rule = (files) =>
  files.flatMap((file) =>
    countLines(file.text) > maxLines && !isGenerated(file)
      ? [
          {
            rule: 'size',
            path: file.path,
            line: maxLines + 1,
            message: `${countLines(file.text)} lines; ${maxLines} at most`,
          },
        ]
      : [],
  )

/** Whether a file is named after the operation it exports: `login.ts`. */
const isOperationFile = ({ layer, text }: SourceFile, name: string) =>
  layer === 'server' &&
  new RegExp(`^export const ${name}(: Handler| = defineTwoPartHandler)<`, 'm').test(text)

/** File names of one word belong to the layer, those of two words to the feature. */
export const nameRule: Rule = (files) =>
  files.flatMap((file) => {
    const name = (file.path.split('/').at(-1) ?? '').replace(
      /(\.(test|e2e|config|d|queries|stories))?\.\w+$/,
      '',
    )
    const message = !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
      ? `${name}: small letters, words joined by -`
      : file.layer &&
          file.feature &&
          !file.test &&
          featureFilePattern.test(file.path) &&
          !name.includes('-') &&
          !vocabulary[file.layer]?.includes(name) &&
          !isOperationFile(file, name)
        ? `${name}: a feature's own file has two words (the layer's names: ${vocabulary[file.layer]?.join(', ')})`
        : undefined
    return message ? [{ rule: 'names', path: file.path, line: 1, message }] : []
  })

/** The platform of the web app consists of folders. */
export const folderRule: Rule = (files) =>
  files
    .filter(({ path }) => /^apps\/web\/src\/platform\/[^/]+$/.test(path))
    .map(({ path }) => ({
      rule: 'folders',
      path,
      line: 1,
      message: 'the platform consists of folders',
    }))

/** The kernel is small and contains no product terms. */
export const kernelRule: Rule = (files) => {
  const kernel = files.filter((file) => file.layer === 'kernel' && !file.test)
  const total = kernel.reduce((sum, file) => sum + countLines(file.text), 0)
  const large =
    total > maxKernelLines
      ? [
          {
            rule: 'kernel',
            path: 'packages/kernel/src',
            line: 1,
            message: `${total} lines; ${maxKernelLines} at most`,
          },
        ]
      : []
  return [
    ...large,
    ...kernel.flatMap((file) => {
      const word = productWords.exec(file.source.code)
      return word
        ? [createFinding('kernel', file, word.index, `knows the product's word ${word[0]}`)]
        : []
    }),
  ]
}

const sql =
  /^\s*(select\s[\s\S]*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/
const sqlFilePattern =
  /^(apps\/server\/src\/(platform|db)\/|apps\/server\/src\/(features\/[\w-]+|demo-data)\/([a-z]+-)?store\.ts$|tools\/|bench\/)/

/**
 * SQL is allowed only in store.ts and, in large features, in files named like it
 * (`export-store.ts`).
 */
export const sqlRule: Rule = (files) =>
  files
    .filter((file) => !file.test && !isGenerated(file) && !sqlFilePattern.test(file.path))
    .flatMap((file) => [
      ...findMatches(
        file.source.code,
        /\b(defineStatement|composeStatement|defineList)\s*[<(]/g,
      ).map((found) =>
        createFinding(
          'sql',
          file,
          found.index,
          'a statement belongs in a query file, a list in store.ts',
        ),
      ),
      ...file.source.strings
        .filter(
          ({ value }) =>
            sql.test(value) ||
            sql.test(
              value.toLowerCase() === value
                ? ''
                : value.replace(/^\s*[A-Z]{3,}\b[\s\S]*$/, (all) => all.toLowerCase()),
            ),
        )
        .map((found) => createFinding('sql', file, found.at, 'SQL belongs in a query file')),
    ])

/** Returns every state of every machine in the domain. */
function listStates(files: readonly SourceFile[]): ReadonlySet<string> {
  const machines = files.filter(
    (file) => file.layer === 'domain' && file.path.endsWith('machine.ts'),
  )
  return new Set(
    machines
      .flatMap((file) => file.source.strings.map(({ value }) => value))
      .filter((value) => /^[A-Z][A-Z0-9_]+$/.test(value)),
  )
}

/** The model of the specification for tests; deliberately independent of the domain. */
const referenceModel = '/test/system/lives/'

/** States are not compared outside the domain; code asks a rule or a policy decision. */
export const statusRule: Rule = (files) => {
  const states = listStates(files)
  return files
    .filter((file) => file.layer !== 'domain' && !file.test && !file.path.includes(referenceModel))
    .flatMap((file) =>
      [
        ...findMatches(file.source.uncommented, /([!=]==?\s*|\bcase\s+)'([A-Z][A-Z0-9_]+)'/g),
        ...findMatches(file.source.uncommented, /()'([A-Z][A-Z0-9_]+)'\s*[!=]==?/g),
      ]
        .filter((found) => states.has(found[2] ?? ''))
        .map((found) =>
          createFinding(
            'status',
            file,
            found.index,
            `'${found[2]}' is compared outside the domain`,
          ),
        ),
    )
}

/** Opens a block of statements; a comment above it does not explain any single statement. */
const blockStartPattern = /(\)(: .*)?|=>|\belse|\btry) \{$/
const getIndent = (line = '') => line.length - line.trimStart().length

/**
 * Whether a line of code, or the statement it belongs to, has a comment.
 * @param line counted from 1
 */
function isExplained(file: SourceFile, line: number): boolean {
  const rows = file.text.split('\n')
  const { commented } = file.source
  if (commented.has(line) || commented.has(line - 1)) return true
  const row = rows[line - 1] ?? ''
  const closes = /^\s*[)\]}]/.test(row)
  for (let above = line - 1; above > 0; above -= 1) {
    const text = rows[above - 1] ?? ''
    const isHead = closes
      ? getIndent(text) <= getIndent(row) && !/^\s*[)\]}]/.test(text)
      : getIndent(text) < getIndent(row)
    if (text.trim() && isHead) return !blockStartPattern.test(text) && isExplained(file, above)
  }
  return false
}

/** Every cast needs a comment on its line or its statement that proves it. */
export const castRule: Rule = (files) =>
  files
    .filter((file) => !file.test && /\.tsx?$/.test(file.path))
    .flatMap((file) => {
      const code = file.source.code.replace(
        /\b(import|export)\b\s*(type\s*)?(\{[^}]*\}|\*\s*as\s+\w+)/g,
        (all) => all.replace(/[^\n]/g, ' '),
      )
      return findMatches(code, /(?<=[\w)\]}'"`]\s)as\s+(?!const\b)[A-Za-z_{[(]/g)
        .filter(
          (found) =>
            !/\bin\s[^\]\n]*$/.test(code.slice(code.lastIndexOf('[', found.index), found.index)),
        )
        .filter(
          (found) =>
            !/<[A-Za-z][^<>]*>[^<>{}]*$/.test(
              file.path.endsWith('x')
                ? code.slice(code.lastIndexOf('\n', found.index), found.index)
                : '',
            ),
        )
        .map((found) =>
          createFinding('casts', file, found.index, 'a cast without the comment that proves it'),
        )
        .filter(({ line }) => !isExplained(file, line))
    })

/** `any` is not allowed. */
export const anyRule: Rule = (files) =>
  files
    .filter((file) => /\.tsx?$/.test(file.path))
    .flatMap((file) =>
      findMatches(file.source.code, /(:|<|,|\||&|\bas|=>)\s*any\b(?!\s*[:(?])/g).map((found) =>
        createFinding('any', file, found.index, 'any'),
      ),
    )

/**
 * Files that only re-export hide where names come from. Exceptions: the contract's list of
 * features, and screens, which re-export their lazy default.
 */
export const barrelRule: Rule = (files) =>
  files.flatMap((file) => {
    const rest = file.source.code
      .replace(/\bexport\b\s*(type\s*)?(\*(\s*as\s+\w+)?|\{[^}]*\})\s*from\s*(['"])\s*\4;?/g, '')
      .trim()
    const only = rest === '' && file.imports.length > 0
    return only &&
      file.path !== 'packages/contract/src/index.ts' &&
      !file.path.endsWith('-screen.tsx')
      ? [
          {
            rule: 'barrels',
            path: file.path,
            line: 1,
            message: 'only re-exports',
          },
        ]
      : []
  })

/**
 * Effects need a block body: the value of an expression would be taken for the cleanup function.
 */
export const effectRule: Rule = (files) =>
  files
    .filter((file) => /\.tsx?$/.test(file.path))
    .flatMap((file) =>
      findMatches(
        file.source.code,
        /\buse(Layout|Insertion)?Effect\s*\(\s*(?:async\b|\(\)\s*=>(?!\s*(?:\{|\(\)\s*=>)))/g,
      ).map((found) =>
        createFinding('effects', file, found.index, 'an effect returns the value of an expression'),
      ),
    )

/** Paths of a particular machine are not allowed. */
export const pathRule: Rule = (files) =>
  files.flatMap((file) =>
    findMatches(file.text, /(?<![\w.-])\/(work\/(main|shared)|root\/\w|Users\/\w)/g).map((found) =>
      createFinding('paths', file, found.index, `a path of a particular machine: ${found[0]}`),
    ),
  )
