// Separate process: sends bodies without compression, with @fastify/compress in several settings,
// and compressed in the thread pool, each under its own path.
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'

const bodies = ['small', 'list', 'page'].map((name) => ({
  name,
  type: name === 'page' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
  text: readFileSync(`${process.env.BODIES ?? ''}/${name}`, 'utf8'),
}))

function serveBodies(app: FastifyInstance): void {
  for (const { name, type, text } of bodies)
    app.get(`/${name}`, (_request, reply) => reply.type(type).send(text))
}

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const settings: Readonly<Record<string, FastifyCompressOptions>> = {
  'br-1': { encodings: ['br'], brotliOptions: brotli(1) },
  'br-4': { encodings: ['br'], brotliOptions: brotli(4) },
  'br-5': { encodings: ['br'], brotliOptions: brotli(5) },
  'gzip-1': { encodings: ['gzip'], zlibOptions: { level: 1 } },
  'gzip-6': { encodings: ['gzip'], zlibOptions: { level: 6 } },
  zstd: { encodings: ['zstd'] },
  'br-4-stream': { encodings: ['br'], brotliOptions: brotli(4), syncThreshold: 0 },
}

const app = Fastify()
await app.register(async (own) => serveBodies(own), { prefix: '/plain' })
for (const [name, options] of Object.entries(settings))
  await app.register(
    async (own) => {
      await own.register(compress, { ...options, threshold: 0, globalDecompression: false })
      serveBodies(own)
    },
    { prefix: `/${name}` },
  )
const brotliInPool = promisify(brotliCompress)
await app.register(
  async (own) => {
    own.addHook('onSend', async (_request, reply, body) => {
      void reply.header('content-encoding', 'br')
      return brotliInPool(String(body), brotli(4))
    })
    serveBodies(own)
  },
  { prefix: '/br-4-pool' },
)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, recorded: [], connection: {} })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
