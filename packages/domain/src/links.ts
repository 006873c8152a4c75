// URL exists in Node and in every browser, but the layers up to the contract have the types of
// neither.
declare const URL: new (address: string) => {
  readonly protocol: string
  readonly hostname: string
  readonly port: string
  readonly username: string
  readonly password: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly searchParams: { get(name: string): string | null }
}

/** A normalised link, or the catalogue key of the validation error. */
export type ParsedLink = { readonly url: string } | { readonly messageKey: string }

const maxLinkLength = 500

function parseUrl(input: string): InstanceType<typeof URL> | null {
  const text = input.trim()
  const isWeb = /^https?:\/\//i.test(text)
  if (text === '' || text.length > maxLinkLength || (!isWeb && text.includes('://'))) return null
  try {
    const url = new URL(isWeb ? text : `https://${text}`)
    const isPlain =
      url.username === '' && url.password === '' && url.port === '' && url.hostname.includes('.')
    return isPlain ? url : null
  } catch {
    return null
  }
}

const isHandle = (text: string | undefined) =>
  text !== undefined && text.length <= 150 && /^[\p{L}\p{N}%._@-]+$/u.test(text)
type PathMatcher = (parts: readonly string[]) => boolean
const matchFolder =
  (...folders: string[]): PathMatcher =>
  (parts) =>
    folders.includes(parts[0]?.toLowerCase() ?? '') && isHandle(parts[1])
const matchHandle: PathMatcher = (parts) => isHandle(parts[0])
const matchAny =
  (...matchers: PathMatcher[]): PathMatcher =>
  (parts) =>
    matchers.some((matches) => matches(parts))
const matchChannel: PathMatcher = (parts) =>
  parts[0]?.startsWith('@') === true && isHandle(parts[0])

interface Network {
  /** Including their subdomains: www., m., de. */
  readonly hosts: readonly string[]
  readonly matchesPath: PathMatcher
}

const glassdoorDomains = [
  'com',
  'co.uk',
  'de',
  'fr',
  'ca',
  'com.au',
  'co.in',
  'ie',
  'nl',
  'es',
  'it',
  'sg',
  'at',
  'ch',
  'be',
  'com.br',
  'com.mx',
].map((end) => `glassdoor.${end}`)

/** Where links of each network may point, by host and first path segments (seed 000 §5). */
const networks = {
  linkedinUser: { hosts: ['linkedin.com'], matchesPath: matchFolder('in') },
  linkedinCompany: {
    hosts: ['linkedin.com'],
    matchesPath: matchFolder('company', 'school', 'showcase'),
  },
  facebook: { hosts: ['facebook.com', 'fb.com'], matchesPath: matchHandle },
  x: {
    hosts: ['x.com', 'twitter.com'],
    matchesPath: (parts) => /^@?\w{1,15}$/.test(parts[0] ?? ''),
  },
  youtube: {
    hosts: ['youtube.com'],
    matchesPath: matchAny(matchChannel, matchFolder('channel', 'c', 'user')),
  },
  instagram: { hosts: ['instagram.com'], matchesPath: matchHandle },
  github: { hosts: ['github.com'], matchesPath: matchHandle },
  crunchbase: { hosts: ['crunchbase.com'], matchesPath: matchFolder('organization', 'person') },
  glassdoor: { hosts: glassdoorDomains, matchesPath: matchHandle },
  wellfound: { hosts: ['wellfound.com', 'angel.co'], matchesPath: matchFolder('company', 'u') },
  medium: { hosts: ['medium.com'], matchesPath: matchHandle },
} as const satisfies Readonly<Record<string, Network>>
export type NetworkName = keyof typeof networks

// The keys of the literal above.
export const networkNames = Object.keys(networks) as NetworkName[]

const isHostIn = (host: string, hosts: readonly string[]) =>
  hosts.some((networkHost) => host === networkHost || host.endsWith(`.${networkHost}`))

/**
 * Normalises a link to a network profile: adds a missing https://, removes query and fragment. The
 * link is stored, never fetched.
 */
export function parseProfileLink(network: NetworkName, input: string): ParsedLink {
  const invalidLink = { messageKey: `links.${network}` }
  const url = parseUrl(input)
  if (!url) return invalidLink
  const { hosts, matchesPath }: Network = networks[network]
  const host = url.hostname.toLowerCase()
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const isOwnPlace = network === 'medium' && host !== 'medium.com' && host !== 'www.medium.com'
  if (!isHostIn(host, hosts) || !(matchesPath(parts) || isOwnPlace)) return invalidLink
  const id =
    network === 'facebook' && parts[0] === 'profile.php'
      ? `?id=${url.searchParams.get('id') ?? ''}`
      : ''
  return { url: `https://${host}${parts.map((part) => `/${part}`).join('')}${id}` }
}

/** Normalises any web address: adds https:// if there is no scheme; http stays http. */
export function parseLink(input: string): ParsedLink {
  const url = parseUrl(input)
  return url
    ? {
        url: `${url.protocol}//${url.hostname.toLowerCase()}${url.pathname === '/' ? '' : url.pathname}${url.search}${url.hash}`,
      }
    : { messageKey: 'links.any' }
}

/** Parses a link to a YouTube or Vimeo video; the player's URL is built from the id. */
export function parseVideoLink(
  input: string,
): { provider: 'YOUTUBE' | 'VIMEO'; id: string; url: string } | { messageKey: string } {
  const url = parseUrl(input)
  const host = url?.hostname.toLowerCase() ?? ''
  const parts = url?.pathname.split('/').filter((part) => part !== '') ?? []
  const isYoutube = isHostIn(host, ['youtube.com', 'youtube-nocookie.com'])
  const last = ['embed', 'shorts', 'live'].includes(parts[0] ?? '')
    ? parts[1]
    : url?.searchParams.get('v')
  const youtube = host === 'youtu.be' ? parts[0] : isYoutube ? last : null
  if (youtube && /^[\w-]{11}$/.test(youtube))
    return { provider: 'YOUTUBE', id: youtube, url: `https://www.youtube.com/watch?v=${youtube}` }
  const vimeo = isHostIn(host, ['vimeo.com']) ? parts.at(-1) : null
  if (vimeo && /^\d{5,12}$/.test(vimeo))
    return { provider: 'VIMEO', id: vimeo, url: `https://vimeo.com/${vimeo}` }
  return { messageKey: 'links.video' }
}

/**
 * Whether a text looks like one email address. Scans once from the left, so that no input makes it
 * slow.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (
    at < 1 ||
    local.length > 64 ||
    text.length > 254 ||
    /[\s"(),:;<>@[\\\]]/.test(local) ||
    local.startsWith('.') ||
    local.endsWith('.')
  )
    return false
  const labels = domain.split('.')
  return (
    !local.includes('..') &&
    labels.length > 1 &&
    labels.every(
      (label) =>
        /^[\p{L}\p{N}-]{1,63}$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'),
    )
  )
}
