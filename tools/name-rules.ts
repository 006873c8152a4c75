import { listDeclaredNames } from './declared-names.ts'
import { oldNames } from './old-names.ts'
import { createFinding, type Rule, type SourceFile } from './source-files.ts'

const replaced = new Map(Object.entries(oldNames))

/** Identifiers that were replaced by the usual term must not come back. */
export const oldNameRule: Rule = (files) =>
  files
    .filter((file) => !file.path.startsWith('tools/'))
    .flatMap((file) =>
      [...file.source.code.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap((found) => {
        const better = replaced.get(found[0])
        return better === undefined
          ? []
          : [createFinding('old names', file, found.index, `${found[0]} is called ${better}`)]
      }),
    )

/** Names that say nothing about the value. */
const vagueNames =
  'one|what|who|so|it|said|says|told|asked|made|kept|given|thing|stuff|them|these|those|whose'

/** Where a name can be declared: before a type, a default, or the end of its declaration. */
const vagueDeclaration = new RegExp(
  String.raw`(?<!\w|[^.]\.)(?:${vagueNames})(?= of\b|[ \t]*(?:[:=,)}\]?]|$))`,
  'm',
)
const vagueName = new RegExp(`^(?:${vagueNames})$`)

/**
 * Fields of the API, placeholders of texts and methods of the database may be called so: only
 * variables may not.
 */
const vagueProperties: ReadonlySet<string> = new Set(['one', 'what', 'who'])

/** Variables, parameters and properties are named by the value that they hold (CONTRIBUTING.md). */
export const vagueNameRule: Rule = (files) =>
  files
    .filter(({ path, text }) => vagueDeclaration.test(text) && !path.endsWith('.queries.ts'))
    .flatMap((file) =>
      listDeclaredNames(file.path, file.text)
        .filter(({ name }) => vagueName.test(name))
        .filter(({ name, kind }) => kind === 'value' || !vagueProperties.has(name))
        .map(({ name, at }) => createFinding('vague names', file, at, `${name}: name the value`)),
    )

/** Dates, numbers and sorting take the locale from the kernel. */
export const localeRule: Rule = (files) =>
  files
    .filter(({ path }) => /^(packages|apps)\/[\w-]+\/src\//.test(path) && path !== localeFile)
    .filter(({ path }) => !/\.(test|stories)\.tsx?$/.test(path))
    .flatMap((file) =>
      [...file.source.uncommented.matchAll(/['"`][a-z]{2}-[A-Z]{2}['"`]/g)].map((found) =>
        createFinding('locale', file, found.index, `${found[0]}: take it from ${localeFile}`),
      ),
    )
const localeFile = 'packages/kernel/src/locale.ts'

/** What comments and test titles avoid, as whole words in any case, with what to write instead. */
const phrases: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\b(somebody|anybody|everybody|nobody|whomever)\b/gi, 'name the person or their role'],
  [/\b(anew|afresh)\b/gi, 'again'],
  [/\b(go|goes|went|going) on\b/gi, 'continue'],
  [/\b(mend|mends|mended|mending)\b/gi, 'fix'],
  [/\b(the|this|a) house\b/gi, 'the code base'],
]

/** Comments and test titles use plain sentences (CONTRIBUTING.md). */
export const phraseRule: Rule = (files) =>
  files
    .filter((file) => !file.path.startsWith('tools/') && !isDemoText(file.path))
    .flatMap((file) =>
      [...listComments(file), ...listTitles(file)].flatMap(({ at, text }) =>
        phrases.flatMap(([phrase, better]) =>
          [...text.matchAll(phrase)].map((found) =>
            createFinding('phrases', file, at + found.index, `“${found[0]}”: ${better}`),
          ),
        ),
      ),
    )

/** Sentences that people of the demo data write. */
const isDemoText = (path: string) => path.startsWith('apps/server/src/demo-data/')

interface Piece {
  readonly at: number
  readonly text: string
}

/** Comments are where the text without comments has blanks. */
function listComments({ text, source }: SourceFile): readonly Piece[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)]
    .filter((found) => source.uncommented.slice(found.index, found.index + 2).trim() === '')
    .map((found) => ({ at: found.index, text: found[0] }))
}

function listTitles(file: SourceFile): readonly Piece[] {
  if (!/\.(test|e2e)\.tsx?$/.test(file.path)) return []
  const { code } = file.source
  return file.source.strings
    .filter(({ at }) =>
      /\b(it|test|describe)(\.\w+)*\s*\($/.test(code.slice(Math.max(0, at - 30), at)),
    )
    .map(({ at, value }) => ({ at, text: value }))
}

/** Handlers are named after their endpoints, and two features have an endpoint of this name. */
const sharedNames: ReadonlySet<string> = new Set(['getOnboardingStatus'])

const exportPattern = /^export (?:async )?(?:function|const|class|type|interface) (\w+)/gm

/**
 * An exported name has one meaning in the whole repository; tests and their helpers are exempt, and
 * stories, whose exports name the states of one component.
 */
export const uniqueExportRule: Rule = (files) => {
  const owners = new Map<string, SourceFile>()
  return files
    .filter((file) => !file.test && !/^(tools|bench|e2e)\/|\.stories\.tsx$/.test(file.path))
    .flatMap((file) =>
      [...file.source.code.matchAll(exportPattern)].flatMap((found) => {
        const name = found[1] ?? ''
        const owner = owners.get(name) ?? file
        owners.set(name, owner)
        return owner === file || sharedNames.has(name)
          ? []
          : [
              createFinding(
                'unique exports',
                file,
                found.index,
                `${name} is exported by ${owner.path}, too`,
              ),
            ]
      }),
    )
}
