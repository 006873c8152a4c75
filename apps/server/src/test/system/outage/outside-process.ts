import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { startS3Server } from '../../../platform/testing/s3-server.ts'

// An S3 or SMTP server that can be killed: `node outside-process.ts s3 <port> <folder>`. It ends with
// its parent.

const [, , kind = '', port = '0', place = ''] = process.argv

/** Writes the Message-ID of each email to a file before it takes it. */
const smtp = createServer((socket) => {
  const state: { data: string | null } = { data: null }
  socket.write('220 here ESMTP\r\n')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    if (state.data !== null) {
      state.data += chunk.toString()
      if (!state.data.endsWith('\r\n.\r\n')) return
      const [, id = ''] = /^message-id:\s*<([^@>]+)/im.exec(state.data) ?? []
      appendFileSync(place, `${id}\n`)
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

process.on('disconnect', () => process.exit(0))
if (kind === 's3') await startS3Server({ directory: place, port: Number(port) })
else await new Promise<void>((resolve) => smtp.listen(Number(port), '127.0.0.1', resolve))
process.send?.('ready')
