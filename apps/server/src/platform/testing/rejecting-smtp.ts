import { createServer } from 'node:net'

export interface RejectingSmtp {
  readonly url: string
  /** Emails as they were received, with long lines joined. */
  readonly received: string[]
  /** Whether it defers every recipient (451). */
  isRejecting: boolean
  close(): void
}

/** Starts a small SMTP server that stores what it receives, and rejects emails when told to. */
export async function startRejectingSmtp(): Promise<RejectingSmtp> {
  const received: string[] = []
  const server = createServer((socket) => {
    let data: string | null = null
    socket.write('220 here ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      if (data !== null) {
        data += chunk.toString()
        if (!data.endsWith('\r\n.\r\n')) return
        received.push(data.replace(/\r\n[ \t]+/g, ' '))
        data = null
        socket.write('250 kept\r\n')
        return
      }
      for (const line of chunk.toString().trim().split('\r\n')) {
        if (/^EHLO/i.test(line)) socket.write('250 here\r\n')
        else if (/^DATA/i.test(line)) {
          data = ''
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else if (/^RCPT/i.test(line) && smtp.isRejecting) socket.write('451 later\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const smtp: RejectingSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    isRejecting: false,
    close: () => void server.close(),
  }
  return smtp
}
