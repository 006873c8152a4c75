import { describe, expect, it } from 'vitest'
import { checkTexts } from './check-texts.ts'

const phrasesIn = (text: string) => checkTexts({ key: text }).map(({ phrase }) => phrase)

describe('checkTexts', () => {
  it.each([
    ['Go on', 'go on'],
    ['Nobody is here', 'nobody'],
    ['{name} is told why', 'is told'],
    ['Seats go to whoever comes first', 'whoever'],
    ['Two emails, and a mail', 'mail'],
    ['Your E-MAIL address', 'e-mail'],
    ['It comes back', 'comes back'],
    ['Ready!', '!'],
    ["The company's reply", "'"],
    ['{share} % of the weeks', ' %'],
    ['Confirm by 2026-12-04', 'a bare date'],
    ['{count, plural, one {# day left} other {# days go by}}', 'go by'],
  ])('rejects %j', (text, phrase) => {
    expect(phrasesIn(text)).toEqual([phrase])
  })

  it.each([
    'Go online',
    'Email {mail} if you understand <mail>this</mail>',
    'You’ve read the <privacy>privacy notice</privacy>.',
    'They interview in all time zones',
    'Confirm by 4 December 2026',
    '{count, plural, =0 {No mailbox} one {# mailbox} other {{count, number} mailboxes}}',
  ])('accepts %j', (text) => {
    expect(phrasesIn(text)).toEqual([])
  })

  it('skips texts with fixed wording, by key or key prefix', () => {
    const texts = { 'a.b': 'Please try again', 'a.c.d': 'Please wait', 'a.cd': 'Please' }
    expect(checkTexts(texts, ['a.b', 'a.c.']).map(({ key }) => key)).toEqual(['a.cd'])
  })
})
