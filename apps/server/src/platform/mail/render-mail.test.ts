import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailExamples } from '@fledge/contract/mail-examples.ts'
import { expect, test } from 'vitest'
import { describeSubject, renderMail } from './render-mail.ts'
import type { DueMail } from './queries/mail.queries.ts'

const mail = (overrides: Partial<DueMail>): DueMail => ({
  id: 1,
  message_id: 'm',
  kind: 'members.joined',
  to_address: 'a@b.example',
  user_id: null,
  time_zone: 'UTC',
  mails_off: [],
  link: '/company/settings',
  calendar: null,
  created_at: '2026-11-21T10:00:00.000Z',
  traceparent: null,
  tries: 1,
  content: { values: { name: '<b>Eve</b> **x**', company: 'A & "B"' }, rows: [['<i>', 'x']] },
  ...overrides,
})
const addresses = { publicUrl: 'https://fledge.example', unsubscribeToken: 'u.k.s' }

test('describes the subject of every kind of email without its values', () => {
  expect(describeSubject('sessions.code')).toBe('Your sign-in code is …')
  expect(describeSubject('messages.written')).toBe('Messages from the programme team')
  const described = Object.keys(mailExamples).map(describeSubject)
  expect(described.filter((subject) => /[{}]|^…$/.test(subject))).toEqual([])
})

test('escapes user text in HTML and keeps it plain in text', () => {
  const { html, text, subject } = renderMail(mail({}), addresses)
  expect(html).not.toMatch(/<b>Eve|<i>|<strong>x/)
  expect(html).toContain('&#60;b&#62;Eve')
  expect(text).toContain('<b>Eve</b>')
  expect(subject).toBe('<b>Eve</b> **x** joined A & "B"')
})

test('strips line breaks from header values', () => {
  expect(
    renderMail(
      mail({ content: { values: { name: 'Eve\r\nBcc: all@x.example', company: 'B' }, rows: [] } }),
      addresses,
    ).subject,
  ).not.toMatch(/[\r\n]/)
})

test('escapes hostile values in every part of the HTML and fills no placeholder twice', () => {
  const hostile = `"><img src=x onerror=alert(1)>'{{title}}{{{preheaderSpace}}}</style><script>`
  const render = (value: string) =>
    renderMail(
      mail({
        kind: 'interviews.propose',
        user_id: 'u',
        link: `/intern/interview/${value}`,
        content: {
          values: {
            company: value,
            plan: value,
            minutes: 45,
            answerBy: value,
            note: `1\n${value}`,
          },
          rows: [[value, value, value]],
        },
      }),
      addresses,
    )
  const { html, text } = render(hostile)
  const listTags = (page: string) => page.match(/<[^>]*>/g)?.length
  expect(html).not.toMatch(/<img|<script/)
  expect(listTags(html)).toBe(listTags(render('harmless').html))
  expect(html.split('onerror=alert(1)&#62;&#39;{{title}}')).toHaveLength(
    render('harmless').html.split('harmless').length,
  )
  expect(text.split(hostile)).toHaveLength(render('harmless').text.split('harmless').length)
})

test('makes a paragraph of each line of a note and a line of each fact', () => {
  const { html, text } = renderMail(
    mail({
      kind: 'candidatures.withdraw',
      content: {
        values: {
          intern: 'Amara',
          plan: 'Data',
          reason: 'Reason: Moving.',
          note: 'Thank you.\nAmara',
        },
        rows: [['When', { time: '2026-11-26T15:30:00.000Z', as: 'full', zone: 'Europe/Berlin' }]],
      },
    }),
    addresses,
  )
  expect(html).toMatch(/>Reason: Moving.<\/div>[^]*>Thank you.<\/div>[^]*>Amara<\/div>/)
  expect(html).toMatch(/<th\s[^>]*scope="row"[^>]*>\s*When\s*<\/th>/)
  expect(text).toContain('Reason: Moving.\n\nThank you.\n\nAmara')
  expect(text).toContain('When: Thu 26 Nov 2026, 15:30 UTC (16:30 Berlin)')
})

test('leads people with an account to the notification settings of their side', () => {
  const settings = (link: string, user_id: string | null = 'u') =>
    /Notification settings: (.*)/.exec(renderMail(mail({ link, user_id }), addresses).text)?.[1]
  expect(settings('/company/hired-interns')).toBe(
    'https://fledge.example/company/settings?tab=mails',
  )
  expect(settings('/intern')).toBe('https://fledge.example/intern/settings?tab=mails')
  expect(settings('/operator/overdue')).toBeUndefined()
  expect(settings('/intern-profile/1')).toBeUndefined()
  expect(settings('/company/invited-user', null)).toBeUndefined()
})

test('states language and direction, and aligns to the right where it is read from there', () => {
  const { html } = renderMail(mail({}), addresses)
  expect(html).toContain('<html lang="en-GB" dir="ltr"')
  const right = renderMail(mail({}), addresses, { lang: 'ar', dir: 'rtl' }).html
  expect(right).toContain('<html lang="ar" dir="rtl"')
  expect(right).not.toMatch(/align="left"|text-align:left|direction:ltr/)
})

test('the compiled layout is that of layout.mjml and loads nothing from elsewhere', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  const hash = createHash('sha256').update(read('layout.mjml')).digest('hex')
  const compiled = /sha256 (\w+)/.exec(read('compiled-layout.ts'))?.[1]
  expect(compiled, 'run npm run mail-layout').toBe(hash)
  expect(renderMail(mail({}), addresses).html).not.toMatch(/<img|<link|@import|\burl\(|src=/)
})

test('adds an unsubscribe link to optional emails only', () => {
  const content = {
    values: { company: 'Lumen', plan: 'Analyst', minutes: '30', answerBy: 'Mon 23 Nov', note: '' },
    rows: [],
  }
  expect(renderMail(mail({ kind: 'interviews.propose', content }), addresses).unsubscribeUrl).toBe(
    'https://fledge.example/backend/notices/unsubscribe?token=u.k.s',
  )
  const needed = renderMail(mail({}), addresses)
  expect(needed.unsubscribeUrl).toBeNull()
  expect(needed.html).not.toContain('unsubscribe')
})

test.each([
  'sessions.code',
  'members.invite',
  'members.remind',
  'members.invitationEnds',
  'members.revoked',
  'batches.seatFree',
])('%s explains to an address without an account who entered it and why', (kind) => {
  const content = {
    values: Object.fromEntries(
      ['code', 'minutes', 'who', 'role', 'until', 'company', 'batch', 'closes'].map((name) => [
        name,
        'Brook',
      ]),
    ),
    rows: [],
  }
  const { text, html } = renderMail(mail({ kind, content }), addresses)
  for (const body of [text, html]) {
    expect(body).toContain('You’re receiving this because')
    expect(body).not.toMatch(/you have a Fledge account|entered this address on Fledge|\{\{/)
  }
})

test('other emails say that the address has no account, or name the account', () => {
  expect(renderMail(mail({}), addresses).text).toContain('someone entered this address on Fledge.')
  expect(renderMail(mail({ user_id: 'u' }), addresses).text).toContain('you have a Fledge account')
})
