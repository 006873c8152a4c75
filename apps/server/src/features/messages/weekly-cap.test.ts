import { expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { startTestServer } from '../../platform/testing/harness.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'
import { addColleague } from '../waits/testing/colleagues.ts'
import { messageJobs } from './jobs.ts'

it('someone who had two messages this week gets one more of two sent at the same time', async () => {
  const server = await startTestServer()
  try {
    const { browser } = await addColleague(server, 'REVIEWER')
    const { userId, email } = await anIntern(server)
    const write = () =>
      browser.request('POST operator/messages', {
        body: {
          selection: { list: 'people', rows: [userId] },
          audience: 'PEOPLE',
          count: 1,
          subject: 'News',
          body: 'We moved.',
          template_id: null,
          send_at: null,
          reason: 'The office moved.',
        },
      })
    for (let sent = 0; sent < 2; sent += 1) {
      await write()
      await server.advanceClock(1000)
    }
    for (let written = 0; written < 2; written += 1) await write()
    // As if its server lost the lease of the job while it was sending, and another one took it.
    const job = messageJobs.find(({ name }) => name === 'messages.send')
    if (!job || !('run' in job)) throw new Error('no job')
    const { database } = server.running.services
    const send = () => database.transaction({ kind: 'clock' }, job.run)
    // Both have read how many messages the person had before either writes that there is one more.
    await runBehindLock(server, {
      lock: (holder) => holder.query('lock table message_recipients in share mode'),
      act: () => Promise.all([send(), send()]),
      waiting: 2,
    })
    await server.advanceClock(1000)
    const mails = await server.mails(email)
    expect(mails.filter(({ kind }) => kind === 'messages.written')).toHaveLength(3)
  } finally {
    await server.stop()
  }
})
