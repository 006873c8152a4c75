import { Person } from '../person.mjs'

/** An intern answers the questions of a week and completes it, once it is over. */
export async function giveFeedback(firefox) {
  const lucas = await Person.open(firefox, 'lucas.meyer@unileipzig.example')
  await lucas.goTo('/intern/dashboard')
  const now = new Date(Date.now() + 7 * 86_400_000)
  await lucas.request('POST', 'dev/clock', { now })
  await lucas.goTo('/intern/internship-management/weekly-checkpoint')
  await lucas.see('How many hours did you work this week?')
  await lucas.fill('Hours', '29')
  await lucas.press('Next')
  await lucas.see('Which projects did you mainly work on?')
  await addAnswer(lucas, 'Another project', 'Tide level forecast')
  await lucas.see('Which new skills did you learn?')
  await addAnswer(lucas, 'Another skill', 'Time series')
  await lucas.see('How was your experience this week, from 1 to 10?')
  await lucas.tick('8')
  await lucas.press('Next')
  await lucas.see('What was your main challenge?')
  await lucas.fill(/^Your answer/, 'Two gauges on the same river disagree.')
  await lucas.press('Next')
  await lucas.see('How often were you in contact with your supervisor?')
  await lucas.tick('Every day')
  await lucas.press('Next')
  await lucas.see('Check your answers')
  await lucas.press(/^Complete week/)
  await lucas.see(/Week \d completed/)
  await lucas.leave()
}

async function addAnswer(person, field, answer) {
  await person.fill(field, answer)
  await person.press('Add')
  await person.press('Next')
}
