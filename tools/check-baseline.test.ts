import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type FeatureUse, findNewKey, readCompatData } from './baseline/compat-data.ts'
import { listMarkupUses, listPageUses } from './baseline/markup-uses.ts'
import { listScriptUses } from './baseline/script-uses.ts'
import { groupFunctionKeys, listStyleUses } from './baseline/style-uses.ts'
import { checkBaseline } from './check-baseline.ts'

const data = readCompatData()
const functions = groupFunctionKeys(data)
const listNewKeys = (uses: readonly FeatureUse[]) =>
  uses.flatMap(({ keys, line }) => {
    const key = findNewKey(data, keys)
    return key === undefined ? [] : [`${line}: ${key}`]
  })
const readStyles = (css: string) => listNewKeys(listStyleUses('a.css', css, functions))
const readMarkup = (tsx: string) => listNewKeys(listMarkupUses('a.tsx', tsx, functions))

describe('style sheets', () => {
  it('finds a property, a value, a function, a selector, an at-rule and its condition', () => {
    expect(
      readStyles(
        [
          '.a { interpolate-size: allow-keywords; color: red }',
          '.b { text-wrap: pretty; inset: auto }',
          '.c { width: calc-size(auto, size); height: calc(1px + 2dvh) }',
          'details::details-content { color: red }',
          '@function --twice() { result: 2 }',
        ].join('\n'),
      ),
    ).toEqual([
      '1: css.properties.interpolate-size',
      '1: css.properties.interpolate-size.allow-keywords',
      '2: css.properties.text-wrap.pretty',
      '3: css.types.calc-size',
      '4: css.selectors.details-content',
      '5: css.at-rules.function',
    ])
  })

  it('accepts what browsers supported at the end of 2024', () => {
    expect(
      readStyles(
        '.a { color: light-dark(#fff, oklch(from red l c h)); &:has(b) { text-wrap: balance } }\n@starting-style { .a { opacity: 0 } }',
      ),
    ).toEqual([])
  })

  it('accepts what a condition of @supports asks for, and finds the rest inside it', () => {
    expect(
      readStyles(
        '@supports (field-sizing: content) { .a { field-sizing: content; interpolate-size: numeric-only } }',
      ),
    ).toEqual([
      '1: css.properties.interpolate-size',
      '1: css.properties.interpolate-size.numeric-only',
    ])
  })
})

describe('markup', () => {
  it('finds an attribute, its value and an inline style', () => {
    expect(
      readMarkup(
        '<div popover="hint" style={{ fieldSizing: "content" }}>\n<Own closedby="any" />\n<dialog closedby="any" /></div>',
      ),
    ).toEqual([
      '1: html.global_attributes.popover.hint',
      '1: css.properties.field-sizing',
      '1: css.properties.field-sizing.content',
      '3: html.elements.dialog.closedby',
    ])
  })

  it('finds an attribute of a page', () => {
    const uses = listPageUses('index.html', '<!doctype html>\n<dialog closedby="any"></dialog>')
    expect(listNewKeys(uses)[0]).toBe('2: html.elements.dialog.closedby')
  })
})

describe('scripts', () => {
  const root = mkdtempSync(join(tmpdir(), 'fledge-baseline-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  it('finds members, globals and events by their types', () => {
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { lib: ['ESNext', 'DOM'], types: [] }, include: ['src'] }),
    )
    write(
      'src/a.ts',
      [
        'export const a = (dialog: HTMLDialogElement, own: { requestClose(): void }) => {',
        '  dialog.requestClose()',
        '  own.requestClose()',
        '  new URLPattern().hasRegExpGroups',
        '  document.addEventListener("scrollsnapchange", () => 1)',
        '  return [URL.createObjectURL(new Blob([])), [3, 1].toSorted(), Error.isError(dialog)]',
        '}',
      ].join('\n'),
    )
    const uses = listScriptUses(root, 'tsconfig.json', data, (path) => path === 'src/a.ts')
    expect(listNewKeys(uses)).toEqual([
      '2: api.HTMLDialogElement.requestClose',
      '4: api.URLPattern.hasRegExpGroups',
      '4: api.URLPattern',
      '5: api.Document.scrollsnapchange_event',
      '6: javascript.builtins.Error.isError',
    ])
  })
})

describe('checkBaseline', () => {
  const uses = listStyleUses('a.css', '.a { field-sizing: content }', functions)

  it('reports what is used without a listed reason, with the versions of Safari', () => {
    expect(checkBaseline(data, uses, [])).toEqual([
      'a.css:1  css.properties.field-sizing is newer than the baseline (Safari 26.2, on iOS 26.2)',
      'a.css:1  css.properties.field-sizing.content is newer than the baseline (Safari 26.2, on iOS 26.2)',
    ])
  })

  it('accepts listed uses, and reports an exception that nothing needs', () => {
    const keys = ['css.properties.field-sizing*', 'css.properties.zoom']
    expect(checkBaseline(data, uses, [{ keys, reason: '' }])).toEqual([
      'tools/baseline/exceptions.ts  “css.properties.zoom” is listed, but nothing uses it',
    ])
  })
})
