import { gzipSync } from 'node:zlib'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { translate } from '../../platform/texts.ts'
import type { CertificateRow } from './queries/certificates.queries.ts'

// Open Badges 3.0 (1EdTech, final), on the Verifiable Credentials Data Model 2.0.
const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const
/**
 * Entries per status list: the minimum of Bitstring Status List 1.0, so that a position reveals
 * nothing about its holder.
 */
export const statusListSize = 131_072

type Json = Readonly<Record<string, unknown>>
const toApiUrl = (base: string, path: string) => `${base}/backend/${path}`
export const getBadgeKeyUrl = (base: string, id: string): string =>
  toApiUrl(base, `badges/keys/${id}`)
const getStatusListUrl = (base: string, list: number) => toApiUrl(base, `badges/status/${list}`)
const truncateToSeconds = (at: string) => `${at.slice(0, 19)}Z`

/**
 * Returns the issuer profile.
 * @param base the product's public URL
 */
export function createIssuerProfile(base: string): Json {
  return {
    id: toApiUrl(base, 'badges/issuer'),
    type: ['Profile'],
    name: translate('brand.name'),
    url: base,
    description: translate('certificates.badge.issuer'),
    image: { id: `${base}/icon.svg`, type: 'Image' },
  }
}
export const addCredentialContext = (credential: Json): Json => ({
  '@context': credentialContexts,
  ...credential,
})

/** Converts a certificate to a credential. Like the page, it identifies the holder by name only. */
export function toBadgeCredential(row: CertificateRow, base: string): Json {
  const { facts } = row
  const page = `${base}${buildPath(paths.public.certificate, { uuid: row.uuid })}`
  const list = Math.floor(row.status_index / statusListSize)
  const title = translate('certificates.badge.title', { role: facts.role, company: facts.company })
  return addCredentialContext({
    id: toApiUrl(base, `certificates/${row.uuid}/badge?as=jwt`),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: createIssuerProfile(base),
    validFrom: truncateToSeconds(row.issued_at),
    credentialSubject: {
      id: `${page}#holder`,
      type: ['AchievementSubject'],
      activityStartDate: `${facts.starts_on}T00:00:00Z`,
      activityEndDate: `${facts.ends_on}T00:00:00Z`,
      identifier: [
        { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: facts.holder },
      ],
      achievement: toAchievement(row, title, page, base),
    },
    evidence: [{ id: page, type: ['Evidence'], name: translate('certificates.badge.evidence') }],
    credentialStatus: {
      id: `${getStatusListUrl(base, list)}#${row.status_index % statusListSize}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(row.status_index % statusListSize),
      statusListCredential: getStatusListUrl(base, list),
    },
  })
}

function toAchievement({ facts }: CertificateRow, title: string, page: string, base: string): Json {
  return {
    id: `${page}#achievement`,
    type: ['Achievement'],
    achievementType: 'Certificate',
    name: title,
    tag: facts.skills,
    creator: createIssuerProfile(base),
    description: translate('certificates.badge.description', {
      role: facts.role,
      company: facts.company,
      weeks: facts.weeks,
      hours: facts.hours,
      from: formatDate(facts.starts_on),
      to: formatDate(facts.ends_on),
    }),
    criteria: { narrative: translate('certificates.badge.criteria') },
  }
}

/**
 * Returns the revocation list with one bit per position: gzip and base64url with the multibase
 * prefix.
 */
export function createStatusList(
  list: number,
  revoked: readonly number[],
  base: string,
  now: Date,
): Json {
  const bits = Buffer.alloc(statusListSize / 8)
  // Position 0 is the leftmost bit.
  for (const place of revoked) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7))
  const id = getStatusListUrl(base, list)
  return {
    '@context': credentialContexts.slice(0, 1),
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: createIssuerProfile(base)['id'],
    validFrom: truncateToSeconds(now.toISOString()),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  }
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
const shortenText = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text

/**
 * Returns the badge as an SVG image with the credential embedded (Open Badges 3.0, section 5.3.2).
 */
export function renderBakedBadge({ facts }: CertificateRow, credential: string): string {
  const line = (y: number, size: number, weight: number, text: string) =>
    `<text x="200" y="${y}" font-size="${size}" font-weight="${weight}">${escapeXml(text)}</text>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 400 400" width="400" height="400" role="img" aria-label="${escapeXml(translate('certificates.badge.title', { role: facts.role, company: facts.company }))}"><openbadges:credential verify="${credential}"/>` +
    '<circle cx="200" cy="200" r="196" fill="#13524a"/><circle cx="200" cy="200" r="180" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>' +
    '<g transform="translate(151 52) scale(3.5)" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><path d="M7 21 16.5 11.5"/><path d="M20.5 7.5c-5.5-.5-10.500 2.500-11 8.500l-.3 2.800 2.800-.3c6-.5 9-5.500 8.500-11Z"/><path d="M12.500 15.500h4.500"/></g>' +
    `<g fill="#fff" text-anchor="middle" font-family="Figtree, system-ui, sans-serif">${line(198, 22, 700, shortenText(facts.role, 26))}${line(228, 17, 400, shortenText(facts.company, 30))}${line(272, 18, 600, shortenText(facts.holder, 30))}${line(300, 14, 400, translate('certificates.badge.weeks', { count: facts.weeks }))}${line(338, 13, 400, translate('brand.name'))}</g></svg>`
  )
}
