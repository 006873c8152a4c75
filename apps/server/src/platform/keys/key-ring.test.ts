import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyRing, type KeyPurpose } from './key-ring.ts'

const [oldSecret, newSecret, otherSecret] = ['old-', 'new-', 'other-'].map((text) =>
  text.repeat(10),
)
const before = createKeyRing([String(oldSecret)])
const rotated = createKeyRing([String(newSecret), String(oldSecret)])
const announced = createKeyRing([String(oldSecret), String(newSecret)])
const after = createKeyRing([String(newSecret)])
const foreign = createKeyRing([String(otherSecret)])

// As a record, so that a purpose without these tests is a type error.
const everyPurpose: Readonly<Record<KeyPurpose, true>> = {
  'audit log': true,
  browser: true,
  'calendars.feed': true,
  'calendars.state': true,
  'calendars.tokens.key': true,
  'calendars.verifier': true,
  'certificates.badges.key': true,
  code: true,
  file: true,
  limit: true,
  'link token': true,
  outbox: true,
  phone: true,
  'phone number': true,
  refusal: true,
  'second factor': true,
  'security address': true,
  'security network': true,
  session: true,
  'stored response': true,
  unsubscribe: true,
  upload: true,
}
// The keys of the record above.
const purposes = Object.keys(everyPurpose) as KeyPurpose[]

/** What was stored and sent while there was one secret, and no ids or keys for purposes. */
const signAsBefore = (...parts: readonly string[]) =>
  createHmac('sha256', String(oldSecret)).update(JSON.stringify(parts)).digest('base64url')
function sealAsBefore(purpose: KeyPurpose, place: string, text: string): string {
  const iv = randomBytes(12)
  const key = Buffer.from(signAsBefore(purpose), 'base64url')
  const box = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([box.update(text, 'utf8'), box.final()])
  return Buffer.concat([iv, box.getAuthTag(), sealed]).toString('base64url')
}

describe.each(purposes)('the keys for “%s”', (purpose) => {
  it('verify, derive and open values of an older secret until it is removed', () => {
    const signature = before.sign(purpose, 'a', 'b')
    const { handle, value } = before.issue(purpose, 'a')
    const sealed = before.seal(purpose, 'place', 'text')
    for (const keyRing of [before, rotated, announced]) {
      expect(keyRing.verify(signature, purpose, 'a', 'b')).toBe(true)
      expect(keyRing.derive(purpose, handle, 'a')).toBe(value)
      expect(keyRing.unseal(purpose, 'place', sealed)).toBe('text')
    }
    for (const keyRing of [after, foreign]) {
      expect(keyRing.verify(signature, purpose, 'a', 'b')).toBe(false)
      expect(keyRing.derive(purpose, handle, 'a')).toBe(null)
      expect(keyRing.unseal(purpose, 'place', sealed)).toBe(null)
    }
  })

  it('make new values by the newest secret, which processes of the time before know if it was announced', () => {
    expect(after.verify(rotated.sign(purpose, 'a'), purpose, 'a')).toBe(true)
    expect(after.unseal(purpose, 'place', rotated.seal(purpose, 'place', 'text'))).toBe('text')
    expect(announced.unseal(purpose, 'place', rotated.seal(purpose, 'place', 'text'))).toBe('text')
    expect(rotated.seal(purpose, 'place', 'text')).toMatch(`${rotated.keyIds[0]}.`)
    expect(rotated.hash(purpose, 'a')).toBe(after.hash(purpose, 'a'))
    expect(before.unseal(purpose, 'place', rotated.seal(purpose, 'place', 'text'))).toBe(null)
  })

  it('accept values from before there were key ids', () => {
    for (const keyRing of [before, rotated, announced]) {
      expect(keyRing.verify(signAsBefore(purpose, 'a', 'b'), purpose, 'a', 'b')).toBe(true)
      expect(keyRing.unseal(purpose, 'place', sealAsBefore(purpose, 'place', 'text'))).toBe('text')
      expect(keyRing.listOldSignatures(purpose, 'a')).toContain(signAsBefore(purpose, 'a'))
    }
    const handle = randomBytes(32).toString('base64url')
    expect(rotated.derive(purpose, handle, 'a')).toBe(signAsBefore(purpose, handle, 'a'))
    expect(after.verify(signAsBefore(purpose, 'a', 'b'), purpose, 'a', 'b')).toBe(false)
    expect(after.unseal(purpose, 'place', sealAsBefore(purpose, 'place', 'text'))).toBe(null)
  })

  it('refuse values of every other purpose, other parts and other places', () => {
    const signature = rotated.sign(purpose, 'a', 'b')
    const { handle, value } = rotated.issue(purpose, 'a')
    const sealed = rotated.seal(purpose, 'place', 'text')
    for (const other of purposes.filter((name) => name !== purpose)) {
      expect(rotated.verify(signature, other, 'a', 'b')).toBe(false)
      expect(rotated.verify(signAsBefore(purpose, 'a', 'b'), other, 'a', 'b')).toBe(false)
      expect(rotated.derive(other, handle, 'a')).not.toBe(value)
      expect(rotated.unseal(other, 'place', sealed)).toBe(null)
      expect(rotated.unseal(other, 'place', sealAsBefore(purpose, 'place', 'text'))).toBe(null)
    }
    expect(rotated.verify(signature, purpose, 'ab')).toBe(false)
    expect(rotated.derive(purpose, handle, 'b')).not.toBe(value)
    expect(rotated.unseal(purpose, 'elsewhere', sealed)).toBe(null)
  })
})

it('a key id is the same for the same secret, and its values reveal no other key', () => {
  expect(before.keyIds).toEqual([announced.keyIds[0]])
  expect(rotated.keyIds).toEqual([after.keyIds[0], before.keyIds[0]])
  expect(before.keyIds[0]).toMatch(/^[\w-]{8}$/)
  for (const text of [
    '',
    'x',
    '.',
    `${rotated.keyIds[0]}.`,
    `${rotated.keyIds[0]}.????`,
    '~'.repeat(99),
  ]) {
    expect(rotated.verify(text, 'file', 'a')).toBe(false)
    expect(rotated.unseal('outbox', 'place', text)).toBe(null)
  }
})
