// npm run room -- offers: a room's files on all floors, with their sizes.
import { join } from 'node:path'
import { readSources } from './check-architecture.ts'
import { layerOf, roomOf } from './source-files.ts'

const name = process.argv[2]
const house = [...readSources(join(import.meta.dirname, '..'))].filter(
  ([path]) => roomOf(path) !== undefined,
)
const rooms = [...new Set(house.map(([path]) => roomOf(path)))].toSorted()

if (name === undefined || !rooms.includes(name)) {
  process.stdout.write(`Name a room: npm run room -- NAME\n${rooms.join(' ')}\n`)
  process.exitCode = 1
} else {
  const files = house
    .filter(([path]) => roomOf(path) === name)
    .map(([path, text]) => ({
      path,
      floor: layerOf(path),
      lines: text.trimEnd().split('\n').length,
    }))
  for (const floor of ['domain', 'contract', 'server', 'web']) {
    const here = files
      .filter((file) => file.floor === floor)
      .toSorted((a, b) => a.path.localeCompare(b.path))
    process.stdout.write(`${floor}${here.length === 0 ? '  nothing to say' : ''}\n`)
    for (const { path, lines } of here)
      process.stdout.write(`${String(lines).padStart(6)}  ${path}\n`)
  }
  process.stdout.write(
    `${String(files.reduce((sum, file) => sum + file.lines, 0)).padStart(6)}  lines in ${files.length} files\n`,
  )
}
