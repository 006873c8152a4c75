import { expect, it } from 'vitest'
import { listConditions, parenthesizeIndexedArrays, type SqlParser } from './sql-conditions.ts'

const days = { A_ArrayExpr: { elements: [{ A_Const: { ival: { ival: 3 } } }] } }
const index = [{ A_Indices: { uidx: { A_Const: { ival: { ival: 1 } } } } }]

it('has an array printed in parentheses where one of its elements is read', () => {
  const read = (arg: unknown) => ({ A_Indirection: { arg, indirection: index } })
  expect(parenthesizeIndexedArrays({ stmt: [read(days)] })).toEqual({
    stmt: [read({ A_Indirection: { arg: days, indirection: [] } })],
  })
})

it('leaves other arrays and other readings as they are', () => {
  const column = { ColumnRef: { fields: [{ String: { sval: 'days' } }] } }
  const parsed = [days, { A_Indirection: { arg: column, indirection: index } }, 'text', null]
  expect(parenthesizeIndexedArrays(parsed)).toEqual(parsed)
})

it('rejects a statement that the printer would change', async () => {
  const parser: SqlParser = {
    parse: (sql) => Promise.resolve({ stmts: [{ stmt: sql }] }),
    deparse: () => Promise.resolve('select 2'),
  }
  await expect(listConditions(parser, 'select 1')).rejects.toThrow('cannot be printed: select 1')
})
