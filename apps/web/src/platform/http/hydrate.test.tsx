import { afterEach, expect, it } from 'vitest'
import { fillQueryCache } from './hydrate.ts'
import { getPageOrigin, setPageOrigin } from './page-origin.ts'

const before = getPageOrigin()
afterEach(() => setPageOrigin(before))

it('addresses begin with the server’s origin, also if the browser knows it by another name', () => {
  fillQueryCache(
    {
      now: new Date().toISOString(),
      origin: 'https://fledge.example',
      answers: [],
      isPhone: false,
      zone: null,
    },
    Date.now(),
  )
  expect(getPageOrigin()).toBe('https://fledge.example')
})
