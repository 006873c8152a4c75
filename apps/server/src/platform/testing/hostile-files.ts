import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { buildZip } from './zip-writer.ts'

const toBytes = (bytes: string) => Buffer.from(bytes, 'latin1')
const page =
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>>endobj\n'
const content = '4 0 obj<</Length 31>>stream\nBT /F1 9 Tf 9 9 Td (aaaa) Tj ET\nendstream endobj\n'

const adlerModulus = 65_521

/** Builds a PDF of one page with additional catalogue entries and objects. */
export const buildPdf = (catalog = '', objects: string | Buffer = ''): Buffer =>
  Buffer.concat([
    toBytes(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n${page}${content}`),
    typeof objects === 'string' ? toBytes(objects) : objects,
    toBytes('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ])

/** Builds an encrypted PDF that no known password opens. */
export function buildLockedPdf(): Buffer {
  const passwordHash = 'ab'.repeat(32)
  return toBytes(
    buildPdf()
      .toString('latin1')
      .replace(
        'trailer<</Root 1 0 R>>',
        `5 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${passwordHash}>/U<${passwordHash}>>>endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]>>`,
      ),
  )
}

/** Packs objects into a stream, as newer PDFs do. */
export function buildObjectStream(number: number, objects: string): Buffer {
  const packed = deflateSync(toBytes(`${number + 1} 0 ${objects}`))
  return Buffer.concat([
    toBytes(
      `${number} 0 obj<</Type/ObjStm/N 1/First ${String(number + 1).length + 3}/Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    toBytes('\nendstream endobj\n'),
  ])
}

/**
 * Compresses a text that is repeated to a number of bytes, as `deflateSync` would in seconds: each
 * part that ends with a full flush is compressed alike, so one of them is enough.
 */
function deflateRepeated(fill: string, bytes: number): Buffer {
  const part = toBytes(fill.repeat(Math.ceil(2 ** 20 / fill.length)))
  const rest = part.subarray(0, bytes % part.length)
  const count = Math.floor(bytes / part.length)
  const packedPart = deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(checksumRepeated(part, count, rest))
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: count }, () => packedPart),
    deflateRawSync(rest, { level: 9 }),
    checksum,
  ])
}

/** Computes the Adler-32 checksum of a part that is repeated and followed by a rest. */
function checksumRepeated(part: Buffer, count: number, rest: Buffer): number {
  let [low, high] = [1, 0]
  const append = (bytes: Buffer) => {
    const [sum, weighted] = sumBytes(bytes)
    return () => {
      high = (high + bytes.length * low + weighted) % adlerModulus
      low = (low + sum) % adlerModulus
    }
  }
  const appendPart = append(part)
  for (let at = 0; at < count; at += 1) appendPart()
  append(rest)()
  return high * 2 ** 16 + low
}

/** Returns the sum of the bytes, and of the sums up to each of them. */
function sumBytes(bytes: Buffer): [sum: number, weighted: number] {
  let [sum, weighted] = [0, 0]
  for (const byte of bytes) {
    sum += byte
    weighted += sum
  }
  return [sum % adlerModulus, weighted % adlerModulus]
}

/** Builds a page whose content unpacks to a number of bytes and is compressed a number of times. */
export function buildSwellingPdf(
  bytes: number,
  { times = 2, fill = 'BT /F1 9 Tf 9 9 Td (aaaa) Tj ET\n' } = {},
): Buffer {
  let packed = deflateRepeated(fill, bytes)
  for (let at = 1; at < times; at += 1) packed = deflateSync(packed, { level: 9 })
  return Buffer.concat([
    toBytes(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${page}4 0 obj<</Length ${packed.length}/Filter[${'/FlateDecode'.repeat(times)}]>>stream\n`,
    ),
    packed,
    toBytes('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}

export const buildDocxParagraph = (text: string): string =>
  `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

export function buildDocx(body: string, more: Readonly<Record<string, Buffer>> = {}): Buffer {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
  return buildZip({
    '[Content_Types].xml': toBytes(types),
    '_rels/.rels': toBytes(relations),
    'word/document.xml': toBytes(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  })
}

/** Builds a small drawing that never finishes rendering. */
export function buildEndlessSvg(): Buffer {
  const uses = Array.from(
    { length: 14 },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
  ).join('')
  return toBytes(
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><defs><g id="g0"><circle r="5" filter="url(#f)"/></g>${uses}</defs><use href="#g14"/></svg>`,
  )
}
