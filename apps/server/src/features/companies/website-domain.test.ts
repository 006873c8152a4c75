import { expect, it } from 'vitest'
import { isWebsiteOfDomain } from './website-domain.ts'

it.each([
  ['https://lakeside.example', 'lakeside.example', true],
  ['https://www.Lakeside.example/about', 'lakeside.example', true],
  ['https://jobs.lakeside.example', 'lakeside.example', true],
  ['https://co.uk', 'lakeside.co.uk', false],
  ['https://lakeside.example', 'eside.example', false],
  ['https://lakeside.example.attacker.example', 'lakeside.example', false],
  [null, 'lakeside.example', null],
  ['https://lakeside.example', null, null],
  ['lakeside', 'lakeside.example', null],
])('says of the website %s and the domain %s: %s', (website, domain, expected) => {
  expect(isWebsiteOfDomain(website, domain)).toBe(expected)
})
