import { posix } from 'node:path'
import {
  getLineNumber,
  type Import,
  listImports,
  readSource,
  type SourceText,
} from './source-text.ts'

/** A source file with its layer and feature. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly source: SourceText
  readonly imports: readonly Import[]
  readonly layer: string | undefined
  readonly feature: string | undefined
  /** Tests and their helpers may import anything. */
  readonly test: boolean
}

export interface Finding {
  readonly rule: string
  readonly path: string
  readonly line: number
  readonly message: string
}

/**
 * Creates a finding at a place in a file.
 * @param place offset in the file's text
 */
export const createFinding = (
  rule: string,
  file: SourceFile,
  place: number,
  message: string,
): Finding => ({
  rule,
  path: file.path,
  line: getLineNumber(file.text, place),
  message,
})

export type Rule = (files: readonly SourceFile[]) => readonly Finding[]

const layers: readonly (readonly [string, RegExp])[] = [
  ['kernel', /^packages\/kernel\/src\//],
  ['domain', /^packages\/domain\/src\//],
  ['contract', /^packages\/contract\/src\//],
  ['ui', /^packages\/ui\/src\//],
  ['resume-parser', /^packages\/resume-parser\/src\//],
  ['server', /^apps\/server\/src\//],
  ['web', /^apps\/web\/src\//],
]

const features =
  /^packages\/(?:domain|contract)\/src\/(?!platform\/|testing\/)([\w-]+)\/|^apps\/\w+\/src\/features\/([\w-]+)\//

/** Returns the layer of a path, if any. */
export const getLayer = (path: string): string | undefined =>
  layers.find(([, pattern]) => pattern.test(path))?.[0]

/** Returns the feature of a path, if any. */
export function getFeature(path: string): string | undefined {
  const match = features.exec(path)
  return match?.[1] ?? match?.[2]
}

/** Parses files given as path → text. */
export function toSourceFiles(files: ReadonlyMap<string, string>): readonly SourceFile[] {
  return [...files].map(([path, text]) => {
    const source = readSource(text)
    return {
      path,
      text,
      source,
      imports: listImports(source),
      layer: getLayer(path),
      feature: getFeature(path),
      test: /\.(test|e2e)\.tsx?$|\/testing\/|^e2e\/|^apps\/server\/src\/test\//.test(path),
    }
  })
}

/** Resolves an import to a path in the repository; undefined for npm packages. */
export function resolveImport(path: string, from: string): string | undefined {
  if (from.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), from))
  const own = /^@fledge\/(kernel|domain|contract|ui|resume-parser|server|web)(?:\/(.*))?$/.exec(
    from,
  )
  if (!own) return undefined
  return `${own[1] === 'server' || own[1] === 'web' ? 'apps' : 'packages'}/${own[1]}/src/${own[2] ?? ''}`
}
