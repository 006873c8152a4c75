import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'

export interface Certificate {
  /** PEM. */
  readonly private: string
  readonly cert: string
}

/** Headers that belong to a connection; HTTP/2 knows none of them. */
const ofConnection = new Set(['connection', 'host', 'keep-alive', 'transfer-encoding', 'upgrade'])

const keepHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.has(name) && !name.startsWith(':')),
  )

/**
 * Puts TLS and HTTP/2 in front of a server, as every deployment does: browsers allow six requests
 * at once over HTTP/1.1.
 * @returns the port, and how to stop
 */
export async function startHttpsProxy(
  target: number,
  { private: key, cert }: Certificate,
): Promise<{ readonly port: number; readonly stop: () => void }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const own = `localhost:${target}`
  const pass = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const headers: IncomingHttpHeaders = { ...keepHeaders(incoming.headers), host: own }
    if (headers.origin) headers.origin = `http://${own}`
    const upstream = request(
      { agent, port: target, method: incoming.method, path: incoming.url, headers },
      (response: IncomingMessage) => {
        outgoing.writeHead(response.statusCode ?? 502, keepHeaders(response.headers))
        response.pipe(outgoing)
      },
    )
    upstream.on('error', () => outgoing.stream.close())
    outgoing.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  }
  const server = createSecureServer({ key, cert }, pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    port: address.port,
    stop: () => {
      agent.destroy()
      server.close()
    },
  }
}
