import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isEmail,
  type NetworkName,
  networkNames,
  parseLink,
  parseProfileLink,
  parseVideoLink,
} from './links.ts'

test.each<[NetworkName, string, string]>([
  ['linkedinUser', 'linkedin.com/in/ada-example/', 'https://linkedin.com/in/ada-example'],
  ['linkedinUser', 'http://es.linkedin.com/in/ada?trk=x', 'https://es.linkedin.com/in/ada'],
  [
    'linkedinCompany',
    'https://www.linkedin.com/company/juniper-works/about/',
    'https://www.linkedin.com/company/juniper-works/about',
  ],
  ['facebook', 'https://facebook.com/profile.php?id=42', 'https://facebook.com/profile.php?id=42'],
  ['x', 'twitter.com/juniper', 'https://twitter.com/juniper'],
  ['x', 'https://x.com/juniper', 'https://x.com/juniper'],
  ['youtube', 'https://www.youtube.com/@juniper', 'https://www.youtube.com/@juniper'],
  ['instagram', 'instagram.com/juniper.works', 'https://instagram.com/juniper.works'],
  ['github', 'github.com/juniper', 'https://github.com/juniper'],
  [
    'crunchbase',
    'crunchbase.com/organization/juniper',
    'https://crunchbase.com/organization/juniper',
  ],
  [
    'glassdoor',
    'https://www.glassdoor.co.uk/Overview/Working-at-Juniper',
    'https://www.glassdoor.co.uk/Overview/Working-at-Juniper',
  ],
  ['wellfound', 'wellfound.com/company/juniper', 'https://wellfound.com/company/juniper'],
  ['medium', 'https://juniper.medium.com', 'https://juniper.medium.com'],
  ['medium', 'medium.com/@juniper', 'https://medium.com/@juniper'],
])('%s accepts %s', (network, input, url) => {
  expect(parseProfileLink(network, input)).toEqual({ url })
})

test.each<[NetworkName, string]>([
  ['linkedinUser', 'https://linkedin.com/company/juniper'],
  ['linkedinCompany', 'https://linkedin.com/in/ada'],
  ['linkedinUser', 'https://linkedin.com.evil.example/in/ada'],
  ['linkedinUser', 'https://evil.example/linkedin.com/in/ada'],
  ['linkedinUser', 'https://linkedin.com@evil.example/in/ada'],
  ['linkedinUser', 'https://notlinkedin.com/in/ada'],
  ['github', 'javascript:alert(1)//github.com/x'],
  ['github', 'ftp://github.com/x'],
  ['github', 'https://github.com:8443/x'],
  ['x', 'https://x.com/a-name-that-is-too-long'],
  ['facebook', ''],
])('%s rejects %s', (network, input) => {
  expect(parseProfileLink(network, input)).toEqual({ messageKey: `links.${network}` })
})

const good: Readonly<Record<NetworkName, string>> = {
  linkedinUser: 'linkedin.com/in/ada',
  linkedinCompany: 'linkedin.com/company/juniper',
  facebook: 'facebook.com/juniper',
  x: 'x.com/juniper',
  youtube: 'youtube.com/@juniper',
  instagram: 'instagram.com/juniper',
  github: 'github.com/juniper',
  crunchbase: 'crunchbase.com/organization/juniper',
  glassdoor: 'glassdoor.com/Overview/juniper',
  wellfound: 'wellfound.com/company/juniper',
  medium: 'medium.com/@juniper',
}

test.each(networkNames)(
  '%s: normalises subdomain, query, fragment, trailing slash and host capitals',
  (network) => {
    const url = `https://${good[network]}`
    for (const typed of [
      good[network],
      `HTTPS://${good[network]}`,
      `http://${good[network]}/`,
      `${good[network]}?utm_source=mail&x=1`,
      `${good[network]}/#about`,
      `  ${good[network]}  `,
    ])
      expect(parseProfileLink(network, typed), typed).toEqual({ url })
    for (const sub of ['www', 'm', 'de'])
      expect(parseProfileLink(network, `${sub}.${good[network]}`)).toEqual({
        url: `https://${sub}.${good[network]}`,
      })
    expect(
      parseProfileLink(
        network,
        good[network].replace(/^[^/]+/, (host) => host.toUpperCase()),
      ),
    ).toEqual({ url })
  },
)

test.each(networkNames)('%s: rejects lookalike hosts', (network) => {
  const [host = '', ...path] = good[network].split('/')
  const rest = path.join('/')
  const lookalikes = [
    `${host}.evil.example/${rest}`,
    `evil-${host}/${rest}`,
    `evil${host}/${rest}`,
    `${host}@evil.example/${rest}`,
    `evil.example/${host}/${rest}`,
    `evil.example?https://${host}/${rest}`,
    `evil.example#${host}/${rest}`,
    `${host.replace('.', '-')}.example/${rest}`,
    `${host.replace(/[aeio]/, 'о')}/${rest}`,
    `https:${host}/${rest}`,
    `${host}:443x/${rest}`,
    `javascript://${host}/${rest}`,
    host,
    `${host}/`,
  ]
  for (const typed of lookalikes)
    expect(parseProfileLink(network, typed), typed).toEqual({ messageKey: `links.${network}` })
})

// Most of these are links to the network, or nearly; fc.webUrl() makes none and loads for a second.
const nearLink = fc
  .tuple(
    fc.constantFrom('', 'http://', 'https://', 'HTTPS://', 'ftp://', ' '),
    fc.constantFrom('', 'www.', 'de.', 'a@', '-'),
    fc.constantFrom(...Object.values(good)),
    fc.oneof(fc.string(), fc.constantFrom('', '/', '?a=b', '#a', ':443', '/%41', '/é')),
  )
  .map((parts) => parts.join(''))

test('any accepted input becomes https, reads back the same, and belongs to the network', () => {
  let accepted = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...networkNames),
      fc.oneof(fc.string(), nearLink),
      (network, input) => {
        const link = parseProfileLink(network, input)
        if (!('url' in link)) return
        accepted += 1
        const { protocol, hostname } = new URL(link.url)
        const [host = ''] = good[network].split('/')
        expect(protocol).toBe('https:')
        expect(hostname === host || hostname.endsWith(`.${host}`), link.url).toBe(true)
        expect(parseProfileLink(network, link.url)).toEqual(link)
      },
    ),
    { numRuns: 2000 },
  )
  // Some 35 of the random inputs are links.
  expect(accepted).toBeGreaterThan(5)
})

test('reads very long hostile input in one pass', () => {
  const row = 'a'.repeat(200_000)
  expect(parseProfileLink('linkedinUser', `linkedin.com/in/${row}`)).toEqual({
    messageKey: 'links.linkedinUser',
  })
  for (const network of networkNames)
    for (const part of ['/', '%', '.', '-', '@', 'a.', '/in/'])
      expect(parseProfileLink(network, `${good[network]}${part.repeat(50_000)}`)).toEqual({
        messageKey: `links.${network}`,
      })
  expect(isEmail(`${row}@${row}`)).toBe(false)
  expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false)
})

test('keeps the query of any web address, and recognises videos by their player', () => {
  expect(parseLink('Example.org/a?b=1')).toEqual({ url: 'https://example.org/a?b=1' })
  expect(parseLink('localhost')).toEqual({ messageKey: 'links.any' })
  expect(parseVideoLink('https://youtu.be/dQw4w9WgXcQ')).toMatchObject({
    provider: 'YOUTUBE',
    id: 'dQw4w9WgXcQ',
  })
  expect(parseVideoLink('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toMatchObject({
    id: 'dQw4w9WgXcQ',
  })
  expect(parseVideoLink('vimeo.com/123456')).toMatchObject({ provider: 'VIMEO', id: '123456' })
  expect(parseVideoLink('https://example.org/watch?v=dQw4w9WgXcQ')).toEqual({
    messageKey: 'links.video',
  })
})

test.each([
  ['ada@example.org', true],
  ['a.b+c@mail.example.org', true],
  ['ada@example', false],
  ['a b@example.org', false],
  ['@example.org', false],
  ['a@b@example.org', false],
  ['a..b@example.org', false],
])('%s is an email address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is)
})
