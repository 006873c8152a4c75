import { deflateSync } from 'node:zlib'
import {
  buildDocx,
  buildDocxParagraph,
  buildEndlessSvg,
  buildObjectStream,
  buildPdf,
  buildSwellingPdf,
} from './hostile-files.ts'
import { buildZip } from './zip-writer.ts'

/** What every script of a hostile file contains. */
export const scriptCanary = 'fledgeCanaryScript'

/** A file that may burn time or memory, or run a script. */
export interface HostileFile {
  readonly name: string
  readonly kind: 'image' | 'document' | 'resume' | 'identity'
  readonly bytes: Buffer
}

const toBytes = (text: string) => Buffer.from(text, 'latin1')
const script = `app.alert('${scriptCanary}')`
const html = `<html><script>${scriptCanary}()</script></html>`
const svgStart = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">'
const toSvg = (inside: string) => toBytes(`${svgStart}${inside}</svg>`)
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')

function buildChunk(type: string, data: Buffer, length = data.length): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return Buffer.concat([size, toBytes(type), data, Buffer.alloc(4)])
}

/** Builds a picture that declares a size; its checksums are wrong. */
function buildPng(width: number, height: number, more: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6], 8)
  const data = deflateSync(Buffer.alloc(5000))
  return Buffer.concat([
    pngStart,
    buildChunk('IHDR', head),
    ...more,
    buildChunk('IDAT', data),
    buildChunk('IEND', Buffer.alloc(0)),
  ])
}

function buildJpeg(width: number, height: number, comment = ''): Buffer {
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const text = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.alloc(2), toBytes(comment)])
  text.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    text,
    frame,
    Buffer.from('ffda000c03010002110311003f00', 'hex'),
    Buffer.alloc(400, 7),
    Buffer.from('ffd9', 'hex'),
  ])
}

function buildGif(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.write('GIF89a')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return Buffer.concat([head, Buffer.from('2c00000000ffffffff0002024401003b', 'hex')])
}

/** A page tree whose nodes have one child each, or lead back to the first. */
const buildPageTree = (depth: number, isCircular: boolean) =>
  Array.from({ length: depth }, (_, at) => {
    const next = at === depth - 1 && isCircular ? 20 : 21 + at
    return `${20 + at} 0 obj<</Type/Pages/Kids[${next} 0 R]/Count 1>>endobj\n`
  }).join('')

const scriptActions = [
  `<</S/JavaScript/JS(${script})>>`,
  `<</S/Java#53cript/J#53(${script})>>`,
  `<</S/JavaScript/JS<${Buffer.from(script).toString('hex')}>>>`,
  '<</S/Launch/F(cmd.exe)>>',
  `<</S/URI/URI(javascript:${scriptCanary}())/Next<</S/JavaScript/JS(${script})>>>>`,
]

/** Lists PDFs with scripts in each place where a reader looks for them. */
export const listScriptPdfs = (): Buffer[] =>
  scriptActions.flatMap((action) => [
    buildPdf(`/OpenAction${action}`),
    buildPdf('/OpenAction 9 0 R', buildObjectStream(8, action)),
    buildPdf('/AA 9 0 R', `9 0 obj<</WC ${action}>>endobj\n`),
    buildPdf(`/Names<</JavaScript<</Names[(a)${action}]>>>>`),
  ])

const listHeavyPdfs = (): Buffer[] => [
  ...[1, 4, 16].map((megabytes) => buildSwellingPdf(megabytes * 2 ** 20)),
  ...[2, 4, 8].map((times) => buildSwellingPdf(2 ** 20, { times })),
  buildPdf('', `9 0 obj${'['.repeat(50_000)}${']'.repeat(50_000)}endobj\n`),
  buildPdf('', `9 0 obj${'<</A'.repeat(20_000)} 1${'>>'.repeat(20_000)}endobj\n`),
  buildPdf('/Pages 20 0 R', buildPageTree(2000, false)),
  buildPdf('/Pages 20 0 R', buildPageTree(3, true)),
  buildPdf('', '9 0 obj(\\'.repeat(20_000)),
  buildPdf('/Outlines 9 0 R', '9 0 obj<</First 9 0 R/Next 9 0 R>>endobj\n'),
  toBytes(`%PDF-1.7\n${'1 0 obj<<>>endobj\n'.repeat(50_000)}%%EOF`),
  toBytes(`%PDF-1.7\nxref\n0 99999999\ntrailer<</Size 99999999/Prev 9>>\nstartxref\n9\n%%EOF`),
]

const listSvgs = (): Buffer[] => [
  buildEndlessSvg(),
  toSvg(`<script>${scriptCanary}()</script><rect width="5" height="5"/>`),
  toSvg(`<rect width="5" height="5" onload="${scriptCanary}()"/>`),
  toSvg(`<a href="javascript:${scriptCanary}()"><rect width="5" height="5"/></a>`),
  toSvg(`<foreignObject><body>${html}</body></foreignObject>`),
  toSvg('<g>'.repeat(30_000)),
  toSvg(`<path d="${'M0 0L9 9'.repeat(100_000)}"/>`),
  toSvg('<filter id="f"><feTurbulence numOctaves="99"/></filter><rect filter="url(#f)"/>'),
  toSvg('<!DOCTYPE'.repeat(20_000)),
  toSvg(`<text>${'a'.repeat(500_000)}</text>`),
  toBytes('<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>'),
  toBytes(`<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(99)}">]>${svgStart}&a;</svg>`),
]

const listPictures = (): Buffer[] => [
  ...[1, 20_000, 2 ** 31 - 1].map((side) => buildPng(side, side)),
  buildPng(10, 10, [buildChunk('iCCP', toBytes('a'), 2 ** 31 - 1)]),
  buildPng(10, 10, [
    buildChunk('zTXt', Buffer.concat([toBytes('a\0\0'), deflateSync(Buffer.alloc(2 ** 24))])),
  ]),
  Buffer.concat([buildPng(10, 10), toBytes(html)]),
  buildJpeg(65_500, 65_500),
  buildJpeg(1, 1, html),
  Buffer.concat([buildJpeg(16, 16), buildPdf(`/OpenAction${scriptActions[0]}`)]),
  buildGif(65_535, 65_535),
  Buffer.concat([buildGif(1, 1), toBytes(`/*${html}`)]),
]

const listDocuments = (): Buffer[] => [
  buildDocx(buildDocxParagraph('a').repeat(50_000)),
  buildDocx('<w:p>'.repeat(20_000)),
  buildDocx('<w:tbl><w:tr><w:tc>'.repeat(3000)),
  buildDocx(buildDocxParagraph('a'), { 'word/media/a.bin': Buffer.alloc(2 ** 26) }),
  buildDocx(buildDocxParagraph('a'), { 'word/vbaProject.bin': toBytes(script) }),
  buildDocx(`<w:t>${'&amp;'.repeat(200_000)}</w:t>`),
  buildZip(
    Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`word/${at}.xml`, toBytes('a')])),
  ),
  buildZip({ 'a.zip': buildZip({ 'b.zip': buildZip({ c: Buffer.alloc(2 ** 22) }) }) }),
]

/** Programs and pages under another name, and containers of videos with wrong lengths. */
const listDisguised = (): Buffer[] => [
  toBytes(html),
  toBytes(`%PDF-1.7\n${html}\n%%EOF`),
  Buffer.concat([pngStart, toBytes(html)]),
  toBytes(`GIF89a=1;${scriptCanary}()`),
  toBytes(`MZ${html}`),
  toBytes(`<?xml version="1.0"?>${html}`),
  Buffer.concat([Buffer.from('00000000', 'hex'), toBytes('ftypisom'), Buffer.alloc(99)]),
  Buffer.concat([Buffer.from('7fffffff', 'hex'), toBytes('ftypmp42moovmoov'), Buffer.alloc(99)]),
  Buffer.concat([Buffer.from('1a45dfa3ffffffffffffff', 'hex'), Buffer.alloc(99, 255)]),
]

const families = [
  { family: 'pdf with a script', kinds: ['document', 'resume'], list: listScriptPdfs },
  { family: 'heavy pdf', kinds: ['document', 'resume'], list: listHeavyPdfs },
  { family: 'svg', kinds: ['image'], list: listSvgs },
  { family: 'picture', kinds: ['image', 'identity'], list: listPictures },
  { family: 'docx', kinds: ['resume'], list: listDocuments },
  { family: 'disguised', kinds: ['image', 'document', 'resume'], list: listDisguised },
] as const satisfies readonly {
  family: string
  kinds: readonly HostileFile['kind'][]
  list: () => Buffer[]
}[]

/** Returns numbers from 0 to 1 that follow from the seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Changes bytes of a file: other values, a part that is repeated or missing, or a large number. */
export function mutateFile(bytes: Buffer, random: () => number): Buffer {
  const at = Math.floor(random() * bytes.length)
  const length = 1 + Math.floor(random() * 64)
  const [before, part, after] = [
    bytes.subarray(0, at),
    bytes.subarray(at, at + length),
    bytes.subarray(at + length),
  ]
  const changes = [
    () =>
      Buffer.concat([before, part.map((byte) => byte ^ (1 << Math.floor(random() * 8))), after]),
    () => Buffer.concat([before, ...Array.from({ length: 50 }, () => part), after]),
    () => Buffer.concat([before, after]),
    () => Buffer.from(before),
    () => Buffer.concat([before, Buffer.from('7fffffff', 'hex'), after]),
    () =>
      toBytes(
        bytes
          .toString('latin1')
          .replaceAll(/\d{1,9}/g, (number) => (random() < 0.05 ? '999999999' : number)),
      ),
  ]
  return changes[Math.floor(random() * changes.length)]?.() ?? bytes
}

/** Lists hostile files without end: each as it is, then changed in ways that follow from the seed. */
export function* listHostileFiles(seed: number): Generator<HostileFile> {
  const random = createRandom(seed)
  const files = families.flatMap(({ family, kinds, list }) =>
    list().flatMap((bytes, index) =>
      kinds.map((kind): HostileFile => ({ name: `${family} ${index}`, kind, bytes })),
    ),
  )
  for (let round = 0; ; round += 1)
    for (const file of files.toSorted(() => random() - 0.5))
      yield round === 0
        ? file
        : { ...file, name: `${file.name}, change ${round}`, bytes: mutateFile(file.bytes, random) }
}
