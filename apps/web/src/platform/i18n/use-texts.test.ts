import { expect, expectTypeOf, it } from 'vitest'
import { t, type PlainTextKey } from './use-texts.ts'

it('requires exactly the values that a text contains', () => {
  expectTypeOf(t<'common.btn.back'>)
    .parameter(0)
    .toEqualTypeOf<'common.btn.back'>()
  // @ts-expect-error -- this text needs `amount`
  const withoutValue = () => t('platform.fee.goesBack')
  // @ts-expect-error -- `amount`, not `sum`
  const withWrongValue = () => t('platform.fee.goesBack', { sum: '€200' })
  const complete = () => t('platform.fee.goesBack', { amount: '€200' })
  expect([withoutValue, withWrongValue, complete]).toHaveLength(3)
})

it('has a type for texts without placeholders', () => {
  expectTypeOf<'common.btn.back'>().toExtend<PlainTextKey>()
  expectTypeOf<'platform.fee.goesBack'>().not.toExtend<PlainTextKey>()
})
