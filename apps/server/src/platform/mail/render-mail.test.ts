import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'
import type { DueMail } from './queries/mail.queries.ts'

const mail = (over: Partial<DueMail>): DueMail => ({
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
  tries: 1,
  content: { values: { name: '<b>Eve</b> **x**', company: 'A & "B"' }, rows: [['<i>', 'x']] },
  ...over,
})
const addresses = { publicUrl: 'https://fledge.example', unsubscribeToken: 'u.k.s' }

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

test('adds an unsubscribe link to optional emails only', () => {
  expect(renderMail(mail({ kind: 'interviews.propose' }), addresses).unsubscribeUrl).toBe(
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
  for (const said of [text, html]) {
    expect(said).toContain('You’re receiving this because')
    expect(said).not.toMatch(/you have a Fledge account|entered this address on Fledge|\{\{/)
  }
})

test('other emails say that the address has no account, or name the account', () => {
  expect(renderMail(mail({}), addresses).text).toContain('someone entered this address on Fledge.')
  expect(renderMail(mail({ user_id: 'u' }), addresses).text).toContain('you have a Fledge account')
})
