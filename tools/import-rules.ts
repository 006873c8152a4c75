import {
  layerOf,
  type Finding,
  type SourceFile,
  resolveImport,
  roomOf,
  type Rule,
} from './source-files.ts'

const allowed: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel'],
  domain: ['domain', 'kernel'],
  contract: ['contract', 'domain', 'kernel'],
  ui: ['ui'],
  server: ['server', 'contract', 'domain', 'kernel'],
  web: ['web', 'ui', 'contract', 'domain', 'kernel'],
}
/** What npm may bring to the floors that run everywhere. */
const bring: Readonly<Record<string, RegExp>> = {
  kernel: /^zod(\/|$)/,
  domain: /^zod(\/|$)/,
  contract: /^zod(\/|$)/,
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
    const says = judge(edge)
    return says ? [{ rule, path: edge.file.path, line: edge.line, says }] : []
  })
}

/** kernel ← domain ← contract ← server | web; another package goes by its name. */
export const layerRule: Rule = (files) =>
  each('floors', files, ({ file, from, to }) => {
    if (!file.floor || file.test) return undefined
    if (!to)
      return bring[file.floor] && !bring[file.floor]?.test(from)
        ? `${file.floor} runs everywhere and may not import ${from}`
        : undefined
    const floor = layerOf(to)
    if (floor === undefined) return undefined
    if (!allowed[file.floor]?.includes(floor)) return `${file.floor} may not import ${floor}`
    return floor !== file.floor && from.startsWith('.')
      ? `import ${floor} by its name, @fledge/${floor}/…`
      : undefined
  })

/** On the server another room is entered through public.ts; only the list of rooms knows room.ts; the platform knows no room. */
export const serverRoomRule: Rule = (files) =>
  each('server rooms', files, ({ file, to }) => {
    if (file.floor !== 'server' || file.test || !to?.startsWith('apps/server/src/features/'))
      return undefined
    const room = roomOf(to)
    if (file.path.startsWith('apps/server/src/platform/'))
      return `the platform may not know the room ${room}`
    if (file.room === room || to.endsWith('/public.ts')) return undefined
    if (file.room === undefined && to.endsWith('/room.ts')) return undefined
    return `enter the room ${room} through its public.ts`
  })

/** On the web a room imports none of its neighbours; areas compose them. */
export const webRoomRule: Rule = (files) =>
  each('web rooms', files, ({ file, to }) => {
    if (file.floor !== 'web' || file.test || !to?.startsWith('apps/web/src/')) return undefined
    const toRoom = to.startsWith('apps/web/src/features/')
    if (file.path.startsWith('apps/web/src/platform/') && toRoom && !/[/-]texts\.ts$/.test(to))
      return 'the platform may not know rooms: areas list them'
    if (file.room === undefined) return undefined
    if (to.startsWith('apps/web/src/areas/')) return 'a room may not import an area'
    return toRoom && roomOf(to) !== file.room
      ? `rooms are composed in areas: ${file.room} may not import ${roomOf(to)}`
      : undefined
  })

/** The first circle through each node of a graph, each circle once. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
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

/** No circle of files. */
export const importCycleRule: Rule = (files) => {
  const known = new Set(files.map((file) => file.path))
  const edges = edgesOf(files).flatMap(({ file, to }) =>
    to && known.has(to) ? [{ from: file.path, to }] : [],
  )
  return circles(graphOf(edges)).map((circle) => ({
    rule: 'circles',
    path: circle[0] ?? '',
    line: 1,
    says: `a circle of files: ${[...circle, circle[0]].join(' → ')}`,
  }))
}

/** No circle of rooms on one floor. */
export const featureCycleRule: Rule = (files) => {
  const edges = edgesOf(files).flatMap(({ file, to }) => {
    const room = to && roomOf(to)
    return to && room && file.room && !file.test && room !== file.room && layerOf(to) === file.floor
      ? [{ from: `${file.floor}/${file.room}`, to: `${file.floor}/${room}` }]
      : []
  })
  return circles(graphOf(edges)).map((circle) => ({
    rule: 'room circles',
    path: circle[0] ?? '',
    line: 1,
    says: `a circle of rooms: ${[...circle, circle[0]].join(' → ')}`,
  }))
}
