import {
  getLayer,
  type Finding,
  type SourceFile,
  resolveImport,
  getFeature,
  type Rule,
} from './source-files.ts'

const allowed: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel'],
  domain: ['domain', 'kernel'],
  contract: ['contract', 'domain', 'kernel'],
  ui: ['ui'],
  'resume-parser': ['resume-parser', 'kernel'],
  server: ['server', 'contract', 'domain', 'kernel', 'resume-parser'],
  web: ['web', 'ui', 'contract', 'domain', 'kernel'],
}
/** npm packages allowed in the layers without Node and DOM. */
const allowedPackages: Readonly<Record<string, RegExp>> = {
  kernel: /^zod(\/|$)/,
  domain: /^zod(\/|$)/,
  contract: /^zod(\/|$)/,
  'resume-parser': /^$/,
}

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

function each(
  rule: string,
  files: readonly SourceFile[],
  judge: (edge: Edge) => string | undefined,
): readonly Finding[] {
  return edgesOf(files).flatMap((edge) => {
    const message = judge(edge)
    return message ? [{ rule, path: edge.file.path, line: edge.line, message }] : []
  })
}

/**
 * Layers import only downwards: kernel ← domain ← contract ← server | web. Other packages are
 * imported by name.
 */
export const layerRule: Rule = (files) =>
  each('layers', files, ({ file, from, to }) => {
    if (!file.layer || file.test) return undefined
    if (!to)
      return allowedPackages[file.layer] && !allowedPackages[file.layer]?.test(from)
        ? `${file.layer} may not import ${from}`
        : undefined
    const layer = getLayer(to)
    if (layer === undefined) return undefined
    if (!allowed[file.layer]?.includes(layer)) return `${file.layer} may not import ${layer}`
    return layer !== file.layer && from.startsWith('.')
      ? `import ${layer} by its name, @fledge/${layer}/…`
      : undefined
  })

/**
 * On the server, features use each other only through public.ts; only app.ts imports feature.ts;
 * the platform imports no feature.
 */
export const serverFeatureRule: Rule = (files) =>
  each('server features', files, ({ file, to }) => {
    if (file.layer !== 'server' || file.test || !to?.startsWith('apps/server/src/features/'))
      return undefined
    const feature = getFeature(to)
    if (file.path.startsWith('apps/server/src/platform/'))
      return `the platform may not know the feature ${feature}`
    if (file.feature === feature || to.endsWith('/public.ts')) return undefined
    if (file.feature === undefined && to.endsWith('/feature.ts')) return undefined
    return `enter the feature ${feature} through its public.ts`
  })

/** Folders of the web app: each imports itself and those before it. */
const webOrder = ['platform', 'shared', 'features', 'areas']

/**
 * On the web, features never import each other; areas combine them. What several features share
 * is in `shared`, which knows neither features nor areas; the platform knows none of them.
 */
export const webFeatureRule: Rule = (files) =>
  each('web features', files, ({ file, to }) => {
    if (file.layer !== 'web' || file.test || !to?.startsWith('apps/web/src/')) return undefined
    const [, , , from = '', ...rest] = file.path.split('/')
    const [, , , target = ''] = to.split('/')
    if (from === 'platform' && rest.length === 1) return 'the platform consists of folders'
    const isText = /[/-]texts\.ts$/.test(to)
    if (!isText && webOrder.indexOf(target) > webOrder.indexOf(from) && webOrder.includes(from))
      return `${from} may not import ${target}`
    return target === 'features' && file.feature && getFeature(to) !== file.feature
      ? `features are composed in areas: ${file.feature} may not import ${getFeature(to)}`
      : undefined
  })

/** Finds the first cycle through each node of a graph, each cycle once. */
function cycles(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const done = new Set<string>()
  const found: (readonly string[])[] = []
  const walk = (node: string, path: readonly string[]): void => {
    const at = path.indexOf(node)
    if (at !== -1) return void found.push(path.slice(at))
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...path, node])
    done.add(node)
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

/** Import cycles between files are not allowed. */
export const importCycleRule: Rule = (files) => {
  const known = new Set(files.map((file) => file.path))
  const edges = edgesOf(files).flatMap(({ file, to }) =>
    to && known.has(to) ? [{ from: file.path, to }] : [],
  )
  return cycles(graphOf(edges)).map((cycle) => ({
    rule: 'cycles',
    path: cycle[0] ?? '',
    line: 1,
    message: `a cycle of files: ${[...cycle, cycle[0]].join(' → ')}`,
  }))
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
