import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderDayHint } from './day-hint.tsx'

it.each([
  ['2026-12-04', undefined, '4 December 2026'],
  ['2026-12-04', 'Choose a later day', '4 December 2026. Choose a later day'],
  ['0202-12-04', 'Choose a later day', 'Choose a later day'],
  ['', undefined, ''],
  [null, undefined, ''],
])('returns for %j with hint %j: %j', (day, hint, text) => {
  expect(renderToStaticMarkup(renderDayHint(day, hint))).toBe(text)
})
