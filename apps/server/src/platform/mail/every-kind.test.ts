import { catalogue } from '@fledge/contract/catalogue.ts'
import type { MailKind } from '@fledge/contract/mails.ts'
import { paths } from '@fledge/contract/paths.ts'
import { expect, test } from 'vitest'
import { isMailKind, mailKinds, maxSubjectLength, renderExampleMail } from './example-mail.ts'

const publicUrl = 'https://fledge.example'
const unsubscribePath = '/backend/notices/unsubscribe'

/** The path of every screen, with a pattern for its parameters. */
const screens = Object.values(paths)
  .flatMap((area) => Object.values(area))
  // A partner's page is any word, so it would let every wrong path through.
  .filter((path) => !path.startsWith('/{'))
  .map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/{}]+')}$`))
const isPartnerPage = (kind: MailKind, path: string) =>
  kind === 'batches.seatFree' && path === '/virtualinternships'

const listLinks = (html: string) =>
  [...html.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&#38;', '&')),
  )

test('every kind of the catalogue has an example, and no other', () => {
  const kinds = Object.keys(catalogue).flatMap(
    (key) => /^mails\.(.*)\.subject(_one)?$/.exec(key)?.[1] ?? [],
  )
  expect(kinds.toSorted()).toEqual(mailKinds.toSorted())
  expect(isMailKind('offers.unknown')).toBe(false)
})

test.each(mailKinds)('%s has a subject of 60 characters at most', (kind) => {
  const { subject } = renderExampleMail(kind, publicUrl)
  expect(subject).not.toBe('')
  expect(subject.length, subject).toBeLessThanOrEqual(maxSubjectLength)
})

test.each(mailKinds)('%s is complete as HTML and as text', (kind) => {
  const { subject, html, text } = renderExampleMail(kind, publicUrl)
  for (const part of [subject, html.replaceAll(/<style[^]*?<\/style>/g, ''), text]) {
    expect(part).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object/)
    expect(part).not.toMatch(/mails\.\w+\.|[.:] \.|\.\.| {2}[A-Z]/)
  }
  const collapseSpaces = (value: string) => value.replaceAll(/\s+/g, ' ')
  const mailText = collapseSpaces(
    html
      .replace(/^[^]*<\/head>/, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
  )
  for (const line of text.split('\n').filter((textLine) => !/https?:|^-- $|: /.test(textLine)))
    expect(mailText).toContain(collapseSpaces(line.replace(/:$/, '')))
})

test.each(mailKinds)('%s has one button at most, and links to known pages only', (kind) => {
  const { html, text } = renderExampleMail(kind, publicUrl)
  expect(html.split('class="button"').length - 1).toBeLessThanOrEqual(1)
  const links = listLinks(html)
  expect(links.length).toBeGreaterThanOrEqual(1)
  for (const { origin, pathname, href } of links) {
    expect(origin).toBe(publicUrl)
    expect(
      pathname === unsubscribePath ||
        isPartnerPage(kind, pathname) ||
        screens.some((screen) => screen.test(pathname)),
      `${href} is a page`,
    ).toBe(true)
    expect(text).toContain(href)
  }
})
