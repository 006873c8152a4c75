import { oldNames } from './old-names.ts'
import { getLineNumber } from './source-text.ts'
import type { Finding, Rule, SourceFile } from './source-files.ts'

const replaced = new Map(Object.entries(oldNames))

/** Identifiers that were renamed to the field's term stay gone. */
export const oldNameRule: Rule = (files) =>
  files
    .filter((file) => !file.path.startsWith('tools/'))
    .flatMap((file) =>
      [...file.source.code.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap((found) => {
        const better = replaced.get(found[0])
        return better === undefined
          ? []
          : [finding('old names', file, found.index, `${found[0]} is called ${better}`)]
      }),
    )

/** What comments and test titles avoid, as whole words in any case, with what to write instead. */
const phrases: readonly (readonly [phrase: RegExp, better: string])[] = [
  [/\b(somebody|anybody|everybody|nobody|whomever)\b/gi, 'name the person or their role'],
  [/\b(anew|afresh)\b/gi, 'again'],
  [/\b(go|goes|went|going) on\b/gi, 'continue'],
  [/\b(mend|mends|mended|mending)\b/gi, 'fix'],
  [/\b(the|this|a) house\b/gi, 'the code base'],
  [/\bof the house\b/gi, 'the code base'],
]

/** Comments and test titles use plain sentences (CONTRIBUTING.md). */
export const phraseRule: Rule = (files) =>
  files
    .filter((file) => !file.path.startsWith('tools/') && !isDemoText(file.path))
    .flatMap((file) =>
      [...commentsOf(file), ...titlesOf(file)].flatMap(({ at, text }) =>
        phrases.flatMap(([phrase, better]) =>
          [...text.matchAll(phrase)].map((found) =>
            finding('phrases', file, at + found.index, `“${found[0]}”: ${better}`),
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

/** What is a comment: the same place holds blanks once comments are removed. */
function commentsOf({ text, source }: SourceFile): readonly Piece[] {
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)]
    .filter((found) => source.uncommented.slice(found.index, found.index + 2).trim() === '')
    .map((found) => ({ at: found.index, text: found[0] }))
}

function titlesOf(file: SourceFile): readonly Piece[] {
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

/** An exported name has one meaning in the whole repository; tests and their helpers are exempt. */
export const uniqueExportRule: Rule = (files) => {
  const places = new Map<string, { file: SourceFile; at: number }[]>()
  for (const file of files) {
    if (file.test || /^(tools|bench|e2e)\//.test(file.path)) continue
    for (const found of file.source.code.matchAll(
      /^export (?:async )?(?:function|const|class|type|interface) (\w+)/gm,
    )) {
      const name = found[1] ?? ''
      const known = places.get(name) ?? []
      if (!sharedNames.has(name) && known.every((one) => one.file !== file))
        places.set(name, [...known, { file, at: found.index }])
    }
  }
  return [...places].flatMap(([name, list]) =>
    list
      .slice(1)
      .map(({ file, at }) =>
        finding('unique exports', file, at, `${name} is exported by ${list[0]?.file.path}, too`),
      ),
  )
}

const finding = (rule: string, file: SourceFile, place: number, message: string): Finding => ({
  rule,
  path: file.path,
  line: getLineNumber(file.text, place),
  message,
})
