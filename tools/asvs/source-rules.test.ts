import { DEFAULT_MIN_VERSION } from 'node:tls'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listServerSources, readText } from './server-sources.ts'

const sources = listServerSources()
/** Lists the files whose text matches, and how. */
const listUses = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([whole, part]) => `${path}: ${part ?? whole}`),
  )

test('hashes are SHA-256, ciphers AES-256-GCM, and no block mode, padding or other hash is named', () => {
  const algorithms = listUses(/create(?:Hash|Hmac)\('([^']+)'|hkdfSync\('([^']+)'/g)
  expect(algorithms.length).toBeGreaterThan(8)
  expect(algorithms.filter((use) => !/: (?:sha256|hkdfSync\('sha256')$/.test(use))).toEqual([])
  expect(listUses(/'(aes-[\w-]+)'/g)).toEqual(['platform/keys/sealed-box.ts: aes-256-gcm'])
  expect(listUses(/\b(?:ecb|cbc|RSA_PKCS1_PADDING|md5|sha1|rc4|des-ede)\b/gi)).toEqual([])
})

test('only the pause before a repeated transaction is random without a generator for secrets', () => {
  expect(listUses(/Math\.random/g)).toEqual(['platform/db/retry.ts: Math.random'])
})

test('requests to other services follow no redirect', () => {
  const requests = sources.flatMap(({ path, text }) =>
    text
      .split(/\bfetch\(/)
      .slice(1)
      .map((call) => ({ path, call: call.slice(0, 400) })),
  )
  expect(requests.length).toBeGreaterThanOrEqual(5)
  const following = requests.filter(({ call }) => !call.includes("redirect: 'error'"))
  expect(following.map(({ path }) => path)).toEqual([])
})

/** What sends requests or opens connections; each has its address from the settings. */
const senders = [
  'features/applications/whatsapp-service.ts',
  'features/calendars/oauth-client.ts',
  'features/calendars/provider-http.ts',
  'features/payments/card-provider.ts',
  'features/payments/sandbox-card.ts',
  'features/plans/writer-service.ts',
  'features/sessions/google-client.ts',
  'platform/db/create-client.ts',
  'platform/files/s3-client.ts',
  'platform/mail/send-mail.ts',
  'platform/reports/error-reports.ts',
]
const sending =
  /\bfetch\(|\bnew Stripe\(|\bnew S3\(|\bcreateTransport\(\{|extends pg\.Client|openid-client|\bhttps?\.(?:request|get)\(|\b(?:net|tls)\.connect\(/

test('only the listed files send requests and open connections', () => {
  const found = sources.filter(({ text }) => sending.test(text)).map(({ path }) => path)
  expect(found.toSorted()).toEqual(senders)
})

test('every connection with TLS checks the certificate, by TLS 1.2 or later', () => {
  expect(
    listUses(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|secureProtocol|minVersion/g),
  ).toEqual([])
  expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2')
  const unencrypted = sources.filter(({ text }) => text.includes('allowInsecureRequests'))
  for (const { path, text } of unencrypted)
    for (const line of text.split('\n').filter((line) => line.includes('allowInsecureRequests')))
      expect(line, path).toContain('!env.production')
})

test('the proxies of deploy/ leave TLS at their defaults, with certificates of a public authority', () => {
  expect(readText('deploy/Caddyfile')).not.toMatch(/\btls\b|protocols|ciphers|auto_https|http:\/\//)
  const web = readText('deploy/kubernetes/web.yaml')
  const ingress: {
    kind: string
    metadata: { annotations?: Record<string, string> }
    spec: { tls?: { hosts: string[] }[]; rules?: { host: string }[] }
  } = parse(web.split('\n---\n').find((part) => part.includes('kind: Ingress')) ?? '')
  const annotations = ingress.metadata.annotations ?? {}
  expect(annotations['cert-manager.io/cluster-issuer']).toBe('letsencrypt')
  expect(Object.keys(annotations).filter((name) => /ssl|tls/.test(name))).toEqual([])
  expect(ingress.spec.tls?.flatMap(({ hosts }) => hosts)).toEqual(
    ingress.spec.rules?.map(({ host }) => host),
  )
})

test('no credential has a default, in the settings or in deploy/', () => {
  const schema = readText('apps/server/src/platform/env-schema.ts')
  const credentials = schema
    .split(/^ {2}(?=[A-Z])/m)
    .filter((part) =>
      /^\w*(?:SECRET|KEY|TOKEN|PASSWORD|DATABASE_URL|SMTP_URL|CLIENT_ID)\w*:/.test(part),
    )
    .filter((part) => !/^(?:GOOGLE_TOKENS_URL|APP_SECRETS):/.test(part))
  expect(credentials.length).toBeGreaterThanOrEqual(12)
  expect(credentials.filter((part) => part.includes('.default('))).toEqual([])
  const compose: { services: Record<string, { environment?: Record<string, string> }> } = parse(
    readText('deploy/compose.yaml'),
    { merge: true },
  )
  const variables = Object.values(compose.services).flatMap(({ environment = {} }) =>
    Object.entries(environment).filter(([name]) =>
      /SECRET|PASSWORD|_KEY|DATABASE_URL|SMTP/.test(name),
    ),
  )
  expect(variables.length).toBeGreaterThan(5)
  expect(variables.filter(([, value]) => !value.startsWith('/run/secrets/'))).toEqual([])
})

test('the image has no source control, sources or settings in it', () => {
  expect(readText('.containerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', '.data']),
  )
  const [, list = ''] = /const content = \[\n([^\]]+)\]/.exec(readText('tools/image.mjs')) ?? []
  const content = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  expect(content).toContain('apps/server/dist')
  const allowed =
    /^(?:package(?:-lock)?\.json|\.npmrc|LICENSE|apps\/(?:server|web)\/(?:package\.json|dist)|apps\/server\/(?:data|src\/db\/migrations))$/
  expect(content.filter((path) => !allowed.test(path))).toEqual([])
  const [, runtime = ''] = readText('deploy/Containerfile').split(/^FROM .*slim$/m)
  expect(readText('deploy/Containerfile').match(/^COPY (?!--from).*$/gm)).toEqual(['COPY . .'])
  expect(runtime).not.toContain('COPY . .')
})
