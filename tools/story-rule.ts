import { createFinding, type Rule, type SourceFile } from './source-files.ts'

/** Components of these folders come with stories. */
const folders = /^(?:packages\/ui\/src|apps\/web\/src\/shared)\/[\w-]+\.tsx$/
/** Parts that a component with stories loads or draws: nothing else renders them. */
const parts = /\/(?:popover-parts|select-parts|lazy-trigger|week-frame)\.tsx$/
const isStory = ({ path }: SourceFile) => path.endsWith('.stories.tsx')

/** Returns the names that a file imports. */
const listImportedNames = ({ source }: SourceFile) =>
  [...source.code.matchAll(/\bimport\s*\{([^}]*)\}/g)].flatMap((found) =>
    (found[1] ?? '').split(',').map((name) => name.replace(/^\s*type\s/, '').trim()),
  )

/** A component without a story is shown nowhere but on screens, where its states are rare. */
export const storyRule: Rule = (files) => {
  const shown = new Set(files.filter(isStory).flatMap(listImportedNames))
  return files
    .filter((file) => folders.test(file.path) && !isStory(file) && !parts.test(file.path))
    .flatMap((file) =>
      [...file.source.code.matchAll(/^export function ([A-Z]\w*)/gm)]
        .filter((found) => !shown.has(found[1] ?? ''))
        .map((found) =>
          createFinding('stories', file, found.index, `no story shows the component ${found[1]}`),
        ),
    )
}
