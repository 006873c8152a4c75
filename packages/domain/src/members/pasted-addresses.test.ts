import { expect, test } from 'vitest'
import { maxInvitations, parsePastedAddresses } from './pasted-addresses.ts'

const read = (text: string) =>
  parsePastedAddresses(text, (entry) => /^\S+@\S+\.\S+$/.test(entry)).map(({ email, messageKey }) =>
    messageKey ? `${email}: ${messageKey}` : email,
  )

test('reads a list by lines, commas and semicolons, with or without names', () => {
  expect(
    read(
      'Ada Quist <ada@people.example>\n\nben@people.example, cem@people.example; "Dia" (dia@people.example)',
    ),
  ).toEqual([
    'ada@people.example',
    'ben@people.example',
    'cem@people.example',
    'dia@people.example',
  ])
  expect(read('ada@people.example ben@people.example')).toEqual([
    'ada@people.example',
    'ben@people.example',
  ])
  expect(read('  \n ')).toEqual([])
})

test('reports a reason for every entry that cannot be invited', () => {
  expect(read('ada@people\nADA@people.example\nada@people.example\nno address here')).toEqual([
    'ada@people: members.invite.noAddress',
    'ada@people.example',
    'ada@people.example: members.invite.twice',
    'no address here: members.invite.noAddress',
  ])
})

test('invites at most 20 at a time and rejects the rest', () => {
  const list = Array.from({ length: maxInvitations + 2 }, (_, at) => `p${at}@people.example`).join(
    '\n',
  )
  expect(read(list).filter((line) => line.endsWith('members.invite.tooMany'))).toHaveLength(2)
})
