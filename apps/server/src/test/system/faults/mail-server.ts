import { createServer, type Server } from 'node:net'

/** An email as an SMTP server received it. */
export interface ReceivedMail {
  readonly id: string
  readonly to: string
}

const readHeader = (data: string, name: string) =>
  new RegExp(`^${name}: ?(.+)$`, 'im').exec(data.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? ''

/** Creates an SMTP server that takes every email. */
export function createMailServer(received: ReceivedMail[]): Server {
  return createServer((socket) => {
    const state: { data: string | null } = { data: null }
    socket.write('220 here ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      if (state.data !== null) {
        state.data += chunk.toString()
        if (!state.data.endsWith('\r\n.\r\n')) return
        received.push({
          id: readHeader(state.data, 'message-id'),
          to: readHeader(state.data, 'to').toLowerCase(),
        })
        state.data = null
        socket.write('250 kept\r\n')
        return
      }
      for (const line of chunk.toString().trim().split('\r\n')) {
        if (/^EHLO/i.test(line)) socket.write('250 here\r\n')
        else if (/^DATA/i.test(line)) {
          state.data = ''
          socket.write('354 continue\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
}
