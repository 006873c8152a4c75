import { expect, it } from 'vitest'
import { countAdditions } from './added-features.ts'

const endpoints = 'packages/contract/src/offers/endpoints.ts'
const jobs = 'apps/server/src/features/offers/jobs.ts'
const fields = 'packages/domain/src/profiles/profile-fields.ts'
const screen = 'apps/web/src/features/offers/company-offers-screen.tsx'

/** Counts the additions of a commit that changes the content of a file. */
function countOne(
  [pathBefore, before]: readonly [string, string | null],
  [path, after]: readonly [string, string | null],
) {
  const toVersion = (name: string, text: string | null, blob: string) =>
    text === null ? undefined : { path: name, blob }
  return countAdditions(
    [{ before: toVersion(pathBefore, before, 'a'), after: toVersion(path, after, 'b') }],
    new Map([
      ['a', before ?? ''],
      ['b', after ?? ''],
    ]),
  )
}

const get = "getOffer: { method: 'GET', path: 'offer', access: ['company'] }"
const post = "saveOffer: {\n  method: 'POST',\n  path: 'offer',\n}"

it.each([
  ['an endpoint', endpoints, get, `${get}, ${post}`, [{ kind: 'endpoint', count: 1 }]],
  ['a screen', screen, null, 'export default function Screen() {}', [{ kind: 'screen', count: 1 }]],
  [
    'a transition',
    'packages/domain/src/offers/machine.ts',
    "  send: { from: ['DRAFT'], to: 'SENT' },",
    "  send: { from: ['DRAFT'], to: 'SENT' },\n  recall: { from: ['SENT'], to: 'DRAFT' },",
    [{ kind: 'transition', count: 1 }],
  ],
  [
    'an email',
    'packages/contract/src/offers/texts.ts',
    '',
    "'mails.offers.sent.subject': 'Sent', 'mails.offers.sent.title': 'Sent'",
    [{ kind: 'email', count: 1 }],
  ],
  [
    'two jobs',
    jobs,
    null,
    "const a: Job = { name: 'offers.a' }\nconst b: Job = {\n  name: 'offers.b',\n}",
    [{ kind: 'job', count: 2 }],
  ],
  [
    'a field',
    fields,
    "{ name: 'phone' }",
    "{ name: 'phone' }, { name: 'pronouns' }",
    [{ kind: 'field', count: 1 }],
  ],
] as const)('counts %s that a commit adds', (_what, path, before, after, expected) => {
  expect(countOne([path, before], [path, after])).toEqual(expected)
})

it.each([
  ['another layout', endpoints, get.replace("'GET', ", "'GET',\n  "), get],
  [
    'another name',
    jobs,
    "const a: Job = { name: 'offers.a' }",
    "const b: Job = { name: 'offers.b' }",
  ],
  ['a removal', endpoints, `${get}, ${post}`, post],
  ['existing fields that are now declared in a list', fields, null, "{ name: 'phone' }"],
  ['a file of no kind', 'README.md', null, get],
] as const)('counts nothing for %s', (_what, path, before, after) => {
  expect(countOne([path, before], [path, after])).toEqual([])
})

it('counts nothing for a screen or a definition that moves', () => {
  expect(countOne([screen, 'x'], [screen.replace('offers/', 'plans/'), 'y'])).toEqual([])
  expect(countOne([endpoints.replace('endpoints', 'calls'), get], [endpoints, get])).toEqual([])
})
