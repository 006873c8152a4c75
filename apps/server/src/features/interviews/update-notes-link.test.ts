import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  anInterviewScene,
  confirmPath,
  getQuarterHour,
  proposeSlots,
} from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('sends the new meeting link with a calendar entry only while a time is agreed', async () => {
  const { host, internBrowser, intern, ...scene } = await anInterviewScene(server)
  const slot = getQuarterHour(server, 3).toISOString()
  const { interview_id } = await proposeSlots({ host, internBrowser, intern, ...scene }, [slot])
  await internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })
  const changeLink = async (meeting_link: string) => {
    await host.request('POST dashboard/update-notes-link', { body: { interview_id, meeting_link } })
    await server.advanceClock(1000)
    return (await server.mails(intern.email))[0]
  }
  const mail = await changeLink('https://meet.example/agreed')
  expect(mail?.ics).toContain('METHOD:REQUEST')
  expect(mail?.body).toContain('calendar invitation')
  await host.request('POST dashboard/reschedule-interview', {
    body: { interview_id, slots: [getQuarterHour(server, 6).toISOString()] },
  })
  // The row still has the previous time, but the intern's calendar does not.
  const proposed = await changeLink('https://meet.example/proposed')
  expect(proposed).toMatchObject({
    subject: 'The meeting link for your interview has changed',
    ics: null,
  })
  expect(proposed?.body).not.toContain('calendar invitation')
})
