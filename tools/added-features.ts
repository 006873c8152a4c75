import type { ChangedFile } from './git-history.ts'

/** Additions of one kind in a commit, if it adds more than it removes. */
export interface Addition {
  readonly kind: string
  readonly count: number
}

interface FeatureKind {
  readonly kind: string
  /** Files that define it, under today's name and earlier ones. */
  readonly files: RegExp
  /** Finds what such a file defines; without it, the file is the definition. */
  readonly name?: RegExp
  /** Definitions moved into a kind of file that did not exist before are no additions. */
  readonly needsEarlier?: true
}

const contract = 'packages/contract/src'
// One kind for each guide. The layout of these definitions has been the same since the first day.
const kinds: readonly FeatureKind[] = [
  {
    kind: 'endpoint',
    files: new RegExp(`^${contract}/.*(calls|endpoints|plain-lookups|profile-sections)\\.ts$`),
    name: /(?:method:\s*'\w+',\s*)?\bpath:\s*'[^']+'/g,
  },
  { kind: 'screen', files: /^apps\/web\/src\/(features|areas)\/.+-screen\.tsx$/ },
  {
    kind: 'transition',
    files: /^packages\/domain\/src\/[^/]+\/machine\.ts$/,
    name: /^\s*'?[\w.]+'?: \{\s*from:/gm,
  },
  {
    kind: 'field',
    files: /^packages\/domain\/src\/profiles\/\w+-fields\.ts$|\/plan-fields\.ts$/,
    name: /\bname: '\w+'/g,
    needsEarlier: true,
  },
  {
    kind: 'email',
    files: new RegExp(`^${contract}/.+/texts\\.ts$`),
    name: /'mails?\.[\w.]+\.subject'/g,
  },
  {
    kind: 'job',
    files: /^apps\/server\/src\/(features|platform)\/.+\.ts$/,
    name: /: Job = \{\s*name: '[^']+'/g,
  },
]
export const addedKinds = kinds.map(({ kind }) => kind)

/** Whether a changed file may define a feature. */
export const isDefinitionFile = ({ before, after }: ChangedFile): boolean =>
  kinds.some(({ files }) => files.test(before?.path ?? '') || files.test(after?.path ?? ''))

/** Collects the names that versions of files define. */
const collectNames = (
  { files, name }: FeatureKind,
  versions: readonly (ChangedFile['after'] | undefined)[],
  texts: ReadonlyMap<string, string>,
): ReadonlySet<string> =>
  new Set(
    versions
      .filter((version) => version !== undefined)
      .filter(({ path }) => files.test(path))
      .flatMap(({ path, blob }) =>
        name
          ? [...(texts.get(blob) ?? '').matchAll(name)].map(([found]) =>
              found.replaceAll(/\s+/g, ''),
            )
          : [path],
      ),
  )

/**
 * Counts the additions of a commit by kind. A name that moves between files counts as little as one
 * that is replaced by another, such as a renamed job.
 * @param texts contents of the files by blob
 */
export function countAdditions(
  files: readonly ChangedFile[],
  texts: ReadonlyMap<string, string>,
): readonly Addition[] {
  return kinds.flatMap((kind) => {
    const before = collectNames(
      kind,
      files.map((file) => file.before),
      texts,
    )
    const after = collectNames(
      kind,
      files.map((file) => file.after),
      texts,
    )
    const count = after.size - before.size
    return count > 0 && (before.size > 0 || !kind.needsEarlier) ? [{ kind: kind.kind, count }] : []
  })
}
