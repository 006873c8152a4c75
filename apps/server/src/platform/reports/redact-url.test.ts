import { endpointsByFeature } from '@fledge/contract/index.ts'
import { paths } from '@fledge/contract/paths.ts'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { expect, it } from 'vitest'
import { redactUrl } from './redact-url.ts'

const secret = 'Zk3vYw0q8rT5uB2nMx7LpQ9sHd4JfGcAeRtYuIoPaSd'

it.each([
  ['/backend/interviews?page=2&per_page=50', '/backend/interviews?page=2&per_page=50'],
  [`/backend/files/a?expires=1&sig=${secret}`, '/backend/files/a?expires=…&sig=…'],
  [`/backend/calendar-feed/${secret}.ics`, '/backend/calendar-feed/…'],
  ['/backend/calendar-feed/short.ics', '/backend/calendar-feed/…'],
  ['/employable/0199c7a2-1111-7222-8333-444455556666', '/employable/…'],
  [
    '/backend/certificates/0199c7a2-1111-7222-8333-444455556666/file',
    '/backend/certificates/…/file',
  ],
  [
    '/company/get-started?redirectTo=%2Fx%3Ftoken%3D1&Token=2',
    '/company/get-started?redirectTo=…&Token=…',
  ],
  [`/backend/x?${secret}`, '/backend/x?…'],
  [`/backend/x?page=${secret}`, '/backend/x?page=…'],
  ['/backend/x?page=1?token=2', '/backend/x?page=…'],
  ['/backend/dev/mails?to=ada%40unilag.example', '/backend/dev/mails?to=…'],
  ['/mailbox/ada%40unilag.example', '/mailbox/…'],
  [
    '/backend/sessions/0199c7a2-1111-7222-8333-444455556666',
    '/backend/sessions/0199c7a2-1111-7222-8333-444455556666',
  ],
])('logs %s as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged)
})

const requestPaths = [
  ...Object.values(endpointsByFeature)
    .flatMap((feature) => Object.values(feature))
    .map((call: EndpointSpec) => `/backend/${call.path}`),
  ...Object.values(paths).flatMap((area) => Object.values(area)),
]

it('redacts secrets in any path parameter and any query', () => {
  for (const path of requestPaths) {
    const url = `${path.replace(/\{\w+\}/g, secret)}?sig=${secret}&anything=${secret}`
    expect(redactUrl(url)).not.toContain(secret)
  }
})

it('keeps URLs without values unchanged', () => {
  for (const path of requestPaths.filter((path) => !path.includes('{')))
    expect(redactUrl(path)).toBe(path)
})
