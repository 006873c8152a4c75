import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

it('reads commas and semicolons, each as text where the other one separates', () => {
  expect(parseCsv('name,city\nAda; Ltd,Berlin\n')).toEqual([
    ['name', 'city'],
    ['Ada; Ltd', 'Berlin'],
  ])
  expect(parseCsv('name;city\nAda, Ltd;Berlin')).toEqual([
    ['name', 'city'],
    ['Ada, Ltd', 'Berlin'],
  ])
})

it('reads quoted cells with separators, quotes and line breaks', () => {
  expect(parseCsv('a,b\n"x, ""y""","1\n2"\n')).toEqual([
    ['a', 'b'],
    ['x, "y"', '1\n2'],
  ])
  expect(parseCsv('a,b\n5" pipe,""\n')).toEqual([
    ['a', 'b'],
    ['5" pipe', ''],
  ])
})

it('ignores a byte order mark, Windows line ends and empty lines', () => {
  expect(parseCsv('\uFEFFa,b\r\n1,2\r\n,\r\n\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

it('refuses a quote that is not closed', () => {
  expect(parseCsv('a,b\n"1,2\n')).toBeNull()
})

it('returns whatever cells were written with quotes', () => {
  const cell = fc.string().map((value) => `x${value.replaceAll('\r', '')}`)
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (written) => {
      const head = [['a', 'b'], ...written]
      const file = head.map((row) =>
        row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','),
      )
      expect(parseCsv(file.join('\n'))).toEqual(head)
    }),
  )
})
