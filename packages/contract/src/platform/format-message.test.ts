import { locale } from '@fledge/kernel/locale.ts'
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { formatMessage } from './format-message.ts'

test('writes numbers as the locale does', () => {
  const message = compile('{count, number}')
  for (const count of [0, 7, 999, -999, 1000, 1.5, 12_345.6, -4321])
    expect(formatMessage(message, { count })).toBe(new Intl.NumberFormat(locale).format(count))
})
