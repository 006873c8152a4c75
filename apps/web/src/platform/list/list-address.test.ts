import { expect, it } from 'vitest'
import {
  clearParams,
  getLastPage,
  listOf,
  oneOf,
  parseCursor,
  parsePage,
  parseParams,
  searchText,
  someOf,
  toAddress,
  toPlace,
} from './list-address.ts'

const parsers = {
  search: searchText,
  status: oneOf(['OPEN', 'CLOSED']),
  roles: someOf(['ADMIN', 'MEMBER']),
  skills: listOf((value) => /^\d+$/.test(value)),
}

it('reads the declared parameters and leaves out missing and invalid ones', () => {
  expect(
    parseParams(parsers, {
      search: ' Maya ',
      status: 'CLOSED',
      roles: 'MEMBER,OWNER,ADMIN',
      skills: ['4', 'x'],
      other: '1',
    }),
  ).toEqual({ search: 'Maya', status: 'CLOSED', roles: ['ADMIN', 'MEMBER'], skills: ['4'] })
  expect(
    parseParams(parsers, { search: '  ', status: 'open', roles: 'OWNER', skills: 'x,' }),
  ).toEqual({})
  expect(parseParams(parsers, { search: ['a', 'b'], status: ['OPEN'] })).toEqual({})
})

it('cuts a search at the length that endpoints accept', () => {
  expect(searchText('x'.repeat(120))).toHaveLength(100)
})

const firstPage = { page: undefined, after: undefined, before: undefined }

it('starts at the first page after a filter changes, and writes no empty values', () => {
  expect(toAddress({ status: 'OPEN', roles: ['ADMIN', 'MEMBER'], search: '', skills: [] })).toEqual(
    { status: 'OPEN', roles: 'ADMIN,MEMBER', search: undefined, skills: undefined, ...firstPage },
  )
  expect(clearParams(parsers)).toEqual(
    toAddress({ search: null, status: null, roles: null, skills: null }),
  )
})

it('writes page and cursor into the URL, and neither for the first page', () => {
  expect(toPlace(3, { after: 'abc' })).toEqual({ ...firstPage, page: '3', after: 'abc' })
  expect(toPlace(2, { before: 'abc' })).toEqual({ ...firstPage, page: '2', before: 'abc' })
  expect(toPlace(2)).toEqual({ ...firstPage, page: '2' })
  expect(toPlace(1, { before: 'abc' })).toEqual(firstPage)
})

it('reads one cursor of the URL and ignores what cannot be one', () => {
  expect(parseCursor({ after: 'a-b_1' })).toEqual({ after: 'a-b_1' })
  expect(parseCursor({ before: 'a', after: 'b' })).toEqual({ after: 'b' })
  expect([parseCursor({}), parseCursor({ after: 'a b' }), parseCursor({ after: ['a'] })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  [undefined, 1],
  ['3', 3],
  ['0', 1],
  ['-4', 1],
  ['2.7', 2],
  ['x', 1],
  ['', 1],
  ['Infinity', 10_000],
  ['99999999', 10_000],
])('reads page %s of the URL as page %i', (page, read) => {
  expect(parsePage(page)).toBe(read)
})

it('returns the last page, which is the first for an empty list', () => {
  expect([getLastPage(0), getLastPage(10), getLastPage(11), getLastPage(101, 50)]).toEqual([
    1, 1, 2, 3,
  ])
})
