import { Person } from '../person.mjs'

/** A company sends an offer, the programme team approves it, and the intern accepts it. */
export async function makeOffer(firefox) {
  await sendOffer(firefox)
  await approveOffer(firefox)
  await acceptOffer(firefox)
}

const addDays = (date, days) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

async function sendOffer(firefox) {
  const hannah = await Person.open(firefox, 'hannah.clarke@brightwater.example')
  await hannah.goTo('/company/dashboard')
  const candidates = await hannah.request('GET', 'candidatures?per_page=50')
  const { candidature_id } = candidates.find(({ intern }) => intern.name === 'Hamza Farouk')
  await hannah.goTo(`/company/hiring-management/${candidature_id}/offer`)
  await hannah.see('Offer to Hamza Farouk')
  await hannah.fill('Role', 'Tide data intern')
  const firstDay = await hannah.readAttribute('First day', 'min')
  await hannah.typeDate('First day', firstDay)
  await hannah.typeDate('Last day', addDays(firstDay, 27))
  await hannah.fill('Hours per week', '30')
  await hannah.tick('Unpaid')
  await hannah.press('Save and continue')
  await hannah.see('Second supervisor')
  await hannah.press('Save and continue')
  await hannah.see('What Hamza will see')
  await hannah.press('Send offer')
  await hannah.see('Your offer is in review.')
  await hannah.leave()
}

async function approveOffer(firefox) {
  const ines = await Person.open(firefox, 'ines.duarte@fledge.example')
  await ines.goTo('/operator/offers')
  await ines.follow(/Hamza Farouk/)
  await ines.press(/^Approve/)
  await ines.see('Offer approved')
  await ines.leave()
}

async function acceptOffer(firefox) {
  const hamza = await Person.open(firefox, 'hamza.farouk@alexu.example')
  await hamza.goTo('/intern/dashboard')
  await hamza.follow(/^Read the offer|^Review offer/)
  await hamza.see('Dear Hamza')
  await hamza.tick(/terms|agree/)
  await hamza.press('Accept offer')
  await hamza.see('Your internship is set up')
  await hamza.leave()
}
