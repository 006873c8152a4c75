import { Person } from '../person.mjs'

const openTimes = '[role="group"][aria-label^="Week from"] button[aria-pressed="false"]'

/** A company proposes interview times, and the intern chooses one. */
export async function agreeOnInterview(firefox) {
  await proposeTimes(firefox)
  await chooseTime(firefox)
}

async function proposeTimes(firefox) {
  const hannah = await Person.open(firefox, 'hannah.clarke@brightwater.example')
  await hannah.goTo('/company/dashboard')
  const candidates = await hannah.request('GET', 'candidatures?per_page=50')
  const { candidature_id } = candidates.find(({ intern }) => intern.name.startsWith('Dewi'))
  await hannah.goTo(`/company/hiring-management/${candidature_id}`)
  await hannah.follow('Propose interview')
  await hannah.see(/Propose an interview to Dewi/)
  await hannah.press('Next week')
  await hannah.pressFirst(openTimes, 2)
  await hannah.fill('Meeting link', 'https://meet.example/brightwater')
  await hannah.press(/^Send 2 times to Dewi/)
  await hannah.arriveAt(/^\/company\/hiring-management\//)
  await hannah.see('Awaiting confirmation')
  await hannah.leave()
}

async function chooseTime(firefox) {
  const dewi = await Person.open(firefox, 'dewi.lestari@ui.example')
  await dewi.goTo('/intern/dashboard')
  await dewi.follow(/Choose a time/)
  await dewi.see('Choose a time for your interview')
  await dewi.tick(/\d\d:\d\d/)
  await dewi.press(/^Confirm /)
  await dewi.see('Interview confirmed:')
  await dewi.leave()
}
