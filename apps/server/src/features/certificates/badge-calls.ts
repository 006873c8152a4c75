import { CompactSign } from 'jose'
import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, RawResponse, refuse } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import {
  badgeOf,
  bakedPicture,
  issuerProfile,
  keyAddress,
  listSize,
  statusList,
  withContext,
} from './badge-credential.ts'
import { badgeAlgorithm, publicKeys, signingKey } from './badge-keys.ts'
import { isUuid } from './certificate-calls.ts'
import { certificateByUuid, revokedPlaces } from './store.ts'

type Endpoints = typeof certificateEndpoints
// Verifiers run on other sites. All responses are public and independent of the requester.
const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const json = (one: unknown, maxAge: number) =>
  new RawResponse('application/json', JSON.stringify(one), {
    ...open,
    'cache-control': `public, max-age=${maxAge}`,
  })

interface Credential {
  readonly id?: unknown
  readonly issuer?: unknown
  readonly validFrom?: unknown
  readonly credentialSubject?: unknown
}
const idOf = (one: unknown): unknown =>
  typeof one === 'object' && one !== null && 'id' in one ? one.id : one

/**
 * Signs a credential as a JWT with its own properties and the claims that repeat them (Open Badges
 * 3.0, section 8.2).
 */
async function signed(services: Services, credential: Credential): Promise<string> {
  const { id, key } = await signingKey(services)
  const claims = {
    iss: idOf(credential.issuer),
    jti: credential.id,
    nbf: Date.parse(String(credential.validFrom)) / 1000,
    sub: idOf(credential.credentialSubject),
  }
  return new CompactSign(new TextEncoder().encode(JSON.stringify({ ...credential, ...claims })))
    .setProtectedHeader({
      alg: badgeAlgorithm,
      kid: keyAddress(services.env.publicUrl, id),
      typ: 'JWT',
    })
    .sign(key)
}

/** Returns the certificate as a portable badge. Revoked certificates have none. */
export const getBadge: Handler<Endpoints['getBadge']> = async ({ db, params, query, services }) => {
  const row = isUuid(params.uuid) ? await db.one(certificateByUuid, params.uuid) : undefined
  if (!row) return refuse('NOT_FOUND', { messageKey: 'certificates.unknown' })
  if (row.revoked_at) return refuse('CONFLICT', { messageKey: 'certificates.badge.revoked' })
  const credential = await signed(services, badgeOf(row, services.env.publicUrl))
  const named = (extension: string) => ({
    ...open,
    'content-disposition': `attachment; filename="badge-${row.uuid}.${extension}"`,
  })
  if (query.as === 'jwt') return new RawResponse('application/vc+jwt', credential, named('jwt'))
  return new RawResponse('image/svg+xml', bakedPicture(row, credential), {
    ...named('svg'),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
}

export const badgeIssuer: Handler<Endpoints['badgeIssuer']> = async ({ services }) =>
  json(withContext(issuerProfile(services.env.publicUrl)), 3600)

export const badgeKey: Handler<Endpoints['badgeKey']> = async ({ params, services }) => {
  const found = (await publicKeys(services)).find((one) => one.id === params.id)
  return found
    ? json({ ...found.jwk, kid: keyAddress(services.env.publicUrl, found.id) }, 86_400)
    : notFound()
}

/** Returns the signed revocation list, cached for at most five minutes. */
export const badgeStatus: Handler<Endpoints['badgeStatus']> = async ({
  db,
  params,
  services,
  now,
}) => {
  const from = params.list * listSize
  const revoked = await db.many(revokedPlaces, from, from + listSize)
  const list = await signed(
    services,
    statusList(
      params.list,
      revoked.map((one) => one.place),
      services.env.publicUrl,
      now,
    ),
  )
  return new RawResponse('application/vc+jwt', list, {
    ...open,
    'cache-control': 'public, max-age=300',
  })
}
