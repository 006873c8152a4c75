import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Server as SocketServer } from 'node:net'
import { sandboxKey } from '../../../platform/payment-sandbox/sandbox-key.ts'
import { createSandboxServer } from '../../../platform/payment-sandbox/sandbox-server.ts'
import {
  type GoogleCounterpart,
  startGoogleCounterpart,
} from '../../../platform/testing/google-counterpart.ts'
import { type TestServer, startTestServer } from '../../../platform/testing/harness.ts'
import { startS3Server, toS3Env } from '../../../platform/testing/s3-server.ts'
import {
  type FaultyProxy,
  openFaultyProxy,
  openSocketProxy,
  type ServiceProtocol,
  type SocketProxy,
} from '../faulty-proxy.ts'
import { createMailServer, type ReceivedMail } from './mail-server.ts'

/** Services that are reached by a connection. */
export const connectedServices = [
  'PostgreSQL',
  'S3',
  'SMTP',
  'Stripe',
  'Google',
  'WhatsApp',
] as const
export type ConnectedService = (typeof connectedServices)[number]

/** A server whose services are real ones of this machine, each behind a proxy. */
export interface FaultServer {
  readonly server: TestServer
  readonly proxies: Readonly<Record<ConnectedService, SocketProxy>>
  readonly database: FaultyProxy
  readonly mails: readonly ReceivedMail[]
  readonly google: GoogleCounterpart
  /** Codes that WhatsApp delivered, oldest first. */
  readonly codes: readonly { readonly phone: string; readonly code: string }[]
  /** Counts the payment intents that Stripe created for an offer. */
  countIntents(offerId: string): Promise<number>
  stop(): Promise<void>
}

const stripeKey = 'sk_test_for_tests'
const httpProtocol: ServiceProtocol = {
  error:
    'HTTP/1.1 500 Internal Server Error\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
}
const mailProtocol: ServiceProtocol = { error: '421 not now\r\n', isGreeting: true }

async function listen(server: Server | SocketServer): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a listening TCP socket.
  return (server.address() as AddressInfo).port
}

/** A Cloud API that takes every message. */
const createWhatsApp = (codes: { phone: string; code: string }[]): Server =>
  createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const body: { to: string; template: { components: { parameters: { text: string }[] }[] } } =
        JSON.parse(text)
      codes.push({
        phone: body.to,
        code: body.template.components[0]?.parameters[0]?.text ?? '',
      })
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] }))
    })
  })

const toHost = ({ port }: SocketProxy) => `127.0.0.1:${port}`

const toSettings = (
  google: GoogleCounterpart,
  proxies: Readonly<Record<'SMTP' | 'Stripe' | 'Google' | 'WhatsApp', SocketProxy>>,
) => ({
  DB_POOL: '6',
  LOG_LEVEL: 'silent',
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_PUBLISHABLE_KEY: sandboxKey,
  STRIPE_WEBHOOK_SECRET: 'whsec_for_tests',
  STRIPE_API_URL: `http://${toHost(proxies.Stripe)}`,
  GOOGLE_CLIENT_ID: google.grants.client.id,
  GOOGLE_CLIENT_SECRET: google.grants.client.secret,
  GOOGLE_ACCOUNTS_URL: google.base,
  GOOGLE_TOKENS_URL: `http://${toHost(proxies.Google)}`,
  GOOGLE_API_URL: `http://${toHost(proxies.Google)}`,
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '1',
  WHATSAPP_TEMPLATE: 'code',
  WHATSAPP_API_URL: `http://${toHost(proxies.WhatsApp)}`,
  SMTP_URL: `smtp://${toHost(proxies.SMTP)}`,
})

/** Starts the services themselves. */
async function startServices() {
  const mails: ReceivedMail[] = []
  const codes: { phone: string; code: string }[] = []
  const [google, s3] = await Promise.all([startGoogleCounterpart(), startS3Server()])
  const stripe = createSandboxServer({
    secretKey: stripeKey,
    webhookSecret: 'whsec_for_tests',
    webhookUrl: null,
    file: null,
    now: () => new Date(),
  })
  const [mail, whatsApp] = [createMailServer(mails), createWhatsApp(codes)]
  return {
    mails,
    codes,
    google,
    ports: {
      S3: Number(new URL(s3.settings.endpoint ?? '').port),
      SMTP: await listen(mail),
      Stripe: await listen(stripe),
      Google: Number(new URL(google.base).port),
      WhatsApp: await listen(whatsApp),
    },
    async stop() {
      stripe.closeAllConnections()
      for (const service of [stripe, mail, whatsApp]) service.close()
      await Promise.all([google.stop(), s3.stop()])
    },
  }
}

type Ports = Awaited<ReturnType<typeof startServices>>['ports']

async function openProxies(ports: Ports) {
  const open = (port: number, protocol: ServiceProtocol) =>
    openSocketProxy(() => connect(port, '127.0.0.1'), protocol)
  return {
    S3: await open(ports.S3, httpProtocol),
    SMTP: await open(ports.SMTP, mailProtocol),
    Stripe: await open(ports.Stripe, httpProtocol),
    Google: await open(ports.Google, httpProtocol),
    WhatsApp: await open(ports.WhatsApp, httpProtocol),
  }
}

/** Starts the server and everything that it calls. */
export async function startFaultServer(): Promise<FaultServer> {
  const { mails, codes, google, ports, stop } = await startServices()
  const outside = await openProxies(ports)
  let opened: FaultyProxy | null = null
  const server = await startTestServer(
    { ...toSettings(google, outside), ...toS3Env(outside.S3.port) },
    { way: async (to) => ({ connection: (opened = await openFaultyProxy(to)).connection }) },
  )
  if (!opened) throw new Error('the server did not connect')
  const database: FaultyProxy = opened
  return {
    server,
    proxies: { ...outside, PostgreSQL: database },
    database,
    mails,
    google,
    codes,
    countIntents: (offerId) => countIntents(ports.Stripe, offerId),
    async stop() {
      await server.stop()
      for (const proxy of [database, ...Object.values(outside)]) await proxy.stop()
      await stop()
    },
  }
}

async function countIntents(port: number, offerId: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/events`, {
    headers: { authorization: `Bearer ${stripeKey}` },
  })
  const {
    data,
  }: { data: { type: string; data: { object: { metadata: Record<string, string> } } }[] } =
    JSON.parse(await response.text())
  return data.filter(
    ({ type, data: { object } }) =>
      type === 'payment_intent.created' && object.metadata['offer'] === offerId,
  ).length
}
