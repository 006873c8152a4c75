import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import {
  calculateJwkThumbprint,
  compactVerify,
  decodeProtectedHeader,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
} from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, anInternship, mondayIn } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'http://fledge.example' })
})
afterAll(() => server.stop())

const facts = {
  holder: 'Amélie <Ōta>',
  role: 'Data & rivers intern',
  company: 'Kiln "Works"',
  batch: 'One',
  starts_on: '2026-01-05',
  ends_on: '2026-02-06',
  weeks: 5,
  weeks_done: 5,
  hours: 150,
  hours_a_week: 30,
  average_rating: 9,
  skills: ['Hydrology'],
  supervisor: 'Ada Quist',
}

async function aCertificate() {
  const hiring = await aHiring(server)
  const { internshipId } = await anInternship(server, hiring, {
    starts_on: mondayIn(server, 6),
    ends_on: mondayIn(server, 11),
  })
  const uuid = randomUUID()
  const { rows } = await server.pool.query(
    'insert into certificates (uuid, internship_id, facts, issued_at) values ($1, $2, $3, $4) returning status_index',
    [uuid, internshipId, JSON.stringify(facts), '2026-02-10T10:20:30.456Z'],
  )
  const revoke = async () =>
    (await server.as(hiring.operator.userId)).request(`POST operator/certificates/${uuid}/revoke`, {
      body: { reason: 'The hours were not true.' },
    })
  return { uuid, place: Number(rows[0].status_index), revoke }
}

type Json = Readonly<Record<string, ReturnType<typeof JSON.parse>>>
const pathOf = (address: string) => address.replace('http://fledge.example/backend/', '')

/**
 * Verifies like an external verifier: fetches the key named in the header, checks the signature,
 * and returns the content.
 */
async function verified(credential: string): Promise<Json> {
  const { kid, alg, typ } = decodeProtectedHeader(credential)
  expect([alg, typ]).toEqual(['RS256', 'JWT'])
  const key = JSON.parse((await server.anonymous().request(`GET ${pathOf(String(kid))}`)).text)
  expect(Object.keys(key)).not.toContain('d')
  const { payload } = await compactVerify(credential, await importJWK(key, 'RS256'))
  return JSON.parse(new TextDecoder().decode(payload))
}
const badgeOf = (uuid: string) =>
  server.anonymous().request(`GET certificates/${uuid}/badge`, { query: { as: 'jwt' } })

/** Returns whether the badge's status list marks it as revoked. */
async function isRevoked(badge: Json): Promise<boolean> {
  const entry = badge['credentialStatus']
  const list = await verified(
    (await server.anonymous().request(`GET ${pathOf(entry.statusListCredential)}`)).text,
  )
  expect(list).toMatchObject({
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    credentialSubject: { statusPurpose: 'revocation' },
  })
  const bits = gunzipSync(
    Buffer.from(String(list['credentialSubject'].encodedList).slice(1), 'base64url'),
  )
  const place = Number(entry.statusListIndex)
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072)
  return (((bits[place >> 3] ?? 0) >> (7 - (place & 7))) & 1) === 1
}

it("issues a credential that verifies with the published key and contains only the certificate's content", async () => {
  const { uuid } = await aCertificate()
  const answer = await badgeOf(uuid)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/vc+jwt'),
    'access-control-allow-origin': '*',
  })
  const badge = await verified(answer.text)
  expect(badge).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: 'http://fledge.example/backend/badges/issuer', type: ['Profile'] },
    validFrom: '2026-02-10T10:20:30Z',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ identityHash: facts.holder, hashed: false }],
      achievement: {
        achievementType: 'Certificate',
        name: 'Data & rivers intern at Kiln "Works"',
        tag: ['Hydrology'],
      },
    },
  })
  // The claims repeat the credential (Open Badges 3.0, 8.2.4).
  expect([badge['iss'], badge['jti'], badge['nbf'], badge['sub']]).toEqual([
    badge['issuer'].id,
    badge['id'],
    Date.parse(badge['validFrom']) / 1000,
    badge['credentialSubject'].id,
  ])
  expect(
    JSON.parse((await server.anonymous().request(`GET ${pathOf(badge['iss'])}`)).text),
  ).toMatchObject({ id: badge['iss'], type: ['Profile'] })
  expect(answer.text).not.toContain('@intern')
})

it('fails verification after any modification', async () => {
  const { uuid } = await aCertificate()
  const [head = '', payload = '', signature = ''] = (await badgeOf(uuid)).text.split('.')
  const other = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace('Kiln', 'Kilo'),
  ).toString('base64url')
  await expect(verified([head, other, signature].join('.'))).rejects.toThrow(
    'signature verification failed',
  )
})

it('embeds the credential in an SVG image with escaped text', async () => {
  const { uuid } = await aCertificate()
  const { text, headers } = await server.anonymous().request(`GET certificates/${uuid}/badge`)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment'),
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(text).toContain('Amélie &lt;Ōta&gt;')
  expect(text).not.toMatch(/<Ōta>|aria-label="[^"]*"Works/)
  const baked =
    /^<svg [^>]*xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"[^>]*><openbadges:credential verify="([^"]+)"\/>/.exec(
      text,
    )?.[1] ?? ''
  expect((await verified(baked))['name']).toBe('Data & rivers intern at Kiln "Works"')
})

it('adds a revoked certificate to the signed status list and stops serving its badge', async () => {
  const [firstCertificate, other] = [await aCertificate(), await aCertificate()]
  const [badge, otherBadge] = [
    await verified((await badgeOf(firstCertificate.uuid)).text),
    await verified((await badgeOf(other.uuid)).text),
  ]
  expect([await isRevoked(badge), await isRevoked(otherBadge)]).toEqual([false, false])
  expect((await firstCertificate.revoke()).status).toBe(200)
  expect([await isRevoked(badge), await isRevoked(otherBadge)]).toEqual([true, false])
  expect(await badgeOf(firstCertificate.uuid)).toMatchObject({
    status: 409,
    message: 'This certificate was revoked and no longer has a badge.',
  })
  expect((await badgeOf(other.uuid)).status).toBe(200)
})

it('returns 404 for a certificate that was never issued and for an unknown key', async () => {
  expect((await badgeOf(randomUUID())).status).toBe(404)
  expect((await badgeOf('nonsense')).status).toBe(404)
  expect((await server.anonymous().request('GET badges/keys/other')).status).toBe(404)
})

it('creates one signing key for parallel first requests, and a new one after a secret change while old badges still verify', async () => {
  await server.pool.query(`delete from settings where name = 'badge_keys'`)
  const { uuid } = await aCertificate()
  const first = await Promise.all(Array.from({ length: 8 }, () => badgeOf(uuid)))
  expect(new Set(first.map((response) => decodeProtectedHeader(response.text).kid)).size).toBe(1)
  await server.pool.query(
    `update settings set value = jsonb_set(value, '{0,sealed}', '"AAAA"') where name = 'badge_keys'`,
  )
  const later = (await badgeOf(uuid)).text
  expect(decodeProtectedHeader(later).kid).not.toBe(decodeProtectedHeader(first[0]?.text ?? '').kid)
  expect((await verified(later))['jti']).toBe((await verified(first[0]?.text ?? ''))['jti'])
})

it('signs with a key of 3072 bits, and replaces a shorter one, whose signatures still verify', async () => {
  const { uuid } = await aCertificate()
  const kidOf = (credential: string) => String(decodeProtectedHeader(credential).kid)
  const keyOf = async (kid: string) =>
    JSON.parse((await server.anonymous().request(`GET ${pathOf(kid)}`)).text)
  const short = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true })
  const jwk = { ...(await exportJWK(short.publicKey)), alg: 'RS256', use: 'sig' }
  const id = await calculateJwkThumbprint(jwk)
  const { keyRing } = server.running.services
  const sealed = keyRing.seal('certificates.badges.key', id, await exportPKCS8(short.privateKey))
  await server.pool.query(
    `update settings set value = value || $1::jsonb where name = 'badge_keys'`,
    [JSON.stringify([{ id, jwk, sealed }])],
  )
  const kid = kidOf((await badgeOf(uuid)).text)
  expect(kid).not.toContain(id)
  expect(Buffer.from((await keyOf(kid)).n, 'base64url')).toHaveLength(3072 / 8)
  expect((await keyOf(kid.replace(/[^/]+$/, id))).n).toBe(jwk.n)
})
