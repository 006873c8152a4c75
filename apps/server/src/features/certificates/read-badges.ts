import { CompactSign } from 'jose'
import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { certificateCan } from '@fledge/domain/certificates/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { RawResponse } from '../../platform/http/response.ts'
import { documentPolicy } from '../../platform/http/secure-headers.ts'
import type { Services } from '../../platform/services.ts'
import {
  toBadgeCredential,
  renderBakedBadge,
  createIssuerProfile,
  getBadgeKeyUrl,
  statusListSize,
  createStatusList,
  addCredentialContext,
} from './badge-credential.ts'
import { badgeAlgorithm, getPublicBadgeKeys, getBadgeSigningKey } from './badge-keys.ts'
import { getCertificateRow } from './certificate-row.ts'
import { revokedPlaces } from './queries/certificates.queries.ts'

type Endpoints = typeof certificateEndpoints

// Verifiers run on other sites. All responses are public and independent of the requester.
const publicHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

const createJsonResponse = (content: unknown, maxAge: number) =>
  new RawResponse('application/json', JSON.stringify(content), {
    ...publicHeaders,
    'cache-control': `public, max-age=${maxAge}`,
  })

interface Credential {
  readonly id?: unknown
  readonly issuer?: unknown
  readonly validFrom?: unknown
  readonly credentialSubject?: unknown
}

const readId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/**
 * Signs a credential as a JWT with its own properties and the claims that repeat them (Open Badges
 * 3.0, section 8.2).
 */
async function signCredential(services: Services, credential: Credential): Promise<string> {
  const { id, key } = await getBadgeSigningKey(services)
  const claims = {
    iss: readId(credential.issuer),
    jti: credential.id,
    nbf: Date.parse(String(credential.validFrom)) / 1000,
    sub: readId(credential.credentialSubject),
  }
  return new CompactSign(new TextEncoder().encode(JSON.stringify({ ...credential, ...claims })))
    .setProtectedHeader({
      alg: badgeAlgorithm,
      kid: getBadgeKeyUrl(services.env.publicUrl, id),
      typ: 'JWT',
    })
    .sign(key)
}

/** Returns the certificate as a portable badge. Revoked certificates have none. */
export const getBadge: Handler<Endpoints['getBadge']> = async ({ db, params, query, services }) => {
  const row = await getCertificateRow(db, params.uuid)
  authorize(certificateCan.getBadge({ isRevoked: row.revoked_at !== null }))
  const credential = await signCredential(services, toBadgeCredential(row, services.env.publicUrl))
  const getDownloadHeaders = (extension: string) => ({
    ...publicHeaders,
    'content-disposition': `attachment; filename="badge-${row.uuid}.${extension}"`,
  })
  if (query.as === 'jwt')
    return new RawResponse('application/vc+jwt', credential, getDownloadHeaders('jwt'))
  return new RawResponse('image/svg+xml; charset=utf-8', renderBakedBadge(row, credential), {
    ...getDownloadHeaders('svg'),
    'content-security-policy': documentPolicy,
    'x-content-type-options': 'nosniff',
  })
}

export const badgeIssuer: Handler<Endpoints['badgeIssuer']> = async ({ services }) =>
  createJsonResponse(addCredentialContext(createIssuerProfile(services.env.publicUrl)), 3600)

export const badgeKey: Handler<Endpoints['badgeKey']> = async ({ params, services }) => {
  const found = (await getPublicBadgeKeys(services)).find((key) => key.id === params.id)
  return found
    ? createJsonResponse(
        { ...found.jwk, kid: getBadgeKeyUrl(services.env.publicUrl, found.id) },
        86_400,
      )
    : notFound()
}

/** Returns the signed revocation list, cached for at most five minutes. */
export const badgeStatus: Handler<Endpoints['badgeStatus']> = async ({
  db,
  params,
  services,
  now,
}) => {
  const from = params.list * statusListSize
  const revoked = await db.many(revokedPlaces, { from, to: from + statusListSize })
  const list = await signCredential(
    services,
    createStatusList(
      params.list,
      revoked.map((certificate) => certificate.place),
      services.env.publicUrl,
      now,
    ),
  )
  return new RawResponse('application/vc+jwt', list, {
    ...publicHeaders,
    'cache-control': 'public, max-age=300',
  })
}
