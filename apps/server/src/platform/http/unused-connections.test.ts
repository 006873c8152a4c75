import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeUnusedConnections } from './unused-connections.ts'

async function openServer() {
  const app = Fastify()
  closeUnusedConnections(app)
  app.get('/', async () => 'here')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { app, port: Number(port) }
}

test('closing does not wait for a connection without a request', async () => {
  const { app, port } = await openServer()
  const accepted = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await accepted
  const ended = once(socket, 'close')
  await app.close()
  await ended
})

test('a request that has begun gets a response before the server closes', async () => {
  const { app, port } = await openServer()
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let answer = ''
  socket.on('data', (text: string) => (answer += text))
  const accepted = once(app.server, 'connection')
  socket.write('GET / HTTP/1.1\r\nhost: fledge\r\n')
  const [serverSide] = await accepted
  await expect.poll(() => serverSide.bytesRead).toBeGreaterThan(0)
  const ended = once(socket, 'close')
  const closed = app.close()
  socket.write('connection: close\r\n\r\n')
  await Promise.all([closed, ended])
  expect(answer).toMatch(/^HTTP\/1\.1 \d/)
})
