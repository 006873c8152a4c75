import { getLayer, type SourceFile, resolveImport, getFeature, type Rule } from './source-files.ts'

interface Edge {
  readonly file: SourceFile
  readonly line: number
  readonly from: string
  readonly to: string | undefined
}

const edgesOf = (files: readonly SourceFile[]): readonly Edge[] =>
  files.flatMap((file) =>
    file.imports.map(({ from, line }) => ({
      file,
      line,
      from,
      to: resolveImport(file.path, from),
    })),
  )

/** Finds the first cycle through each node of a graph, each cycle once. */
function cycles(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const visited = new Set<string>()
  const found: (readonly string[])[] = []
  const walk = (node: string, path: readonly string[]): void => {
    const at = path.indexOf(node)
    if (at !== -1) return void found.push(path.slice(at))
    if (visited.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...path, node])
    visited.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return found
}

function graphOf(
  edges: readonly { readonly from: string; readonly to: string }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** Import cycles between features of one layer are not allowed. */
export const featureCycleRule: Rule = (files) => {
  const edges = edgesOf(files).flatMap(({ file, to }) => {
    const feature = to && getFeature(to)
    return to &&
      feature &&
      file.feature &&
      !file.test &&
      feature !== file.feature &&
      getLayer(to) === file.layer
      ? [{ from: `${file.layer}/${file.feature}`, to: `${file.layer}/${feature}` }]
      : []
  })
  return cycles(graphOf(edges)).map((cycle) => ({
    rule: 'feature cycles',
    path: cycle[0] ?? '',
    line: 1,
    message: `a cycle of features: ${[...cycle, cycle[0]].join(' → ')}`,
  }))
}
