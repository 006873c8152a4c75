import { expect, test } from 'vitest'
import { splitHosts } from './database-hosts.ts'

test.each([
  [
    'postgres://fledge:p%40ss@a:5433,b/fledge?sslmode=require',
    'postgres://fledge:p%40ss@a:5433/fledge?sslmode=require',
    ['a:5433', 'b:5432'],
  ],
  ['postgresql://a,[::1]:6000/fledge', 'postgresql://a/fledge', ['a:5432', '::1:6000']],
  [
    'postgres:///fledge?host=/run/a,/run/b&port=1,2&user=fledge',
    'postgres:///fledge?host=%2Frun%2Fa&port=1&user=fledge',
    ['/run/a:1', '/run/b:2'],
  ],
  [
    'postgres:///fledge?host=/run/a,/run/b',
    'postgres:///fledge?host=%2Frun%2Fa&port=5432',
    ['/run/a:5432', '/run/b:5432'],
  ],
])('a URL with several hosts: %s', (connectionString, url, places) => {
  const split = splitHosts({ connectionString })
  expect(split?.single).toEqual({ connectionString: url })
  expect(split?.hosts.map(({ host, port }) => `${host}:${port}`)).toEqual(places)
})

test.each(['postgres://fledge:a%2Cb@a:5433/fledge', 'postgres:///fledge?host=/run/a', 'not a URL'])(
  'a URL with one host: %s',
  (connectionString) => {
    expect(splitHosts({ connectionString })).toBeNull()
  },
)

test('a list of hosts keeps a password that cannot be enumerated', () => {
  const connection = Object.defineProperty({ host: '/a,/b', port: 5433, user: 'u' }, 'password', {
    enumerable: false,
    value: 'secret',
  })
  expect(splitHosts(connection)).toEqual({
    single: { host: '/a', port: 5433, user: 'u', password: 'secret' },
    hosts: [
      { host: '/a', port: 5433 },
      { host: '/b', port: 5433 },
    ],
  })
  expect(splitHosts({ host: '/a', port: 5433 })).toBeNull()
})
