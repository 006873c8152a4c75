import { Person } from '../person.mjs'

const email = 'ada.quist@tidewater.example'

/** A company signs up with the code of the mailbox and registers. */
export async function signUp(firefox) {
  const ada = await Person.open(firefox)
  await ada.goTo('/company/get-started')
  await ada.fill('Email address', email)
  await ada.pressKey('Enter')
  await ada.see('Enter the six-digit code')
  await ada.type(await readCode(firefox))
  await ada.arriveAt(/^\/company\/sign-up/)
  await ada.fill('First name', 'Ada')
  await ada.fill('Last name', 'Quist')
  await ada.choose('Your role', 'Other')
  await ada.fill('Your role in your own words', 'Head of people')
  await ada.fill('Your LinkedIn profile', 'linkedin.com/in/ada-quist-example')
  await ada.press('Next')
  await ada.see('About your company')
  await ada.fill('Company name', 'Tidewater')
  await ada.fill('Website', 'tidewater.example')
  await ada.choose('Country', 'United Kingdom')
  await ada.fill('City', 'Bristol')
  await ada.choose('Industry', 'Education')
  await ada.choose('Number of employees', /./)
  await ada.tick(/terms/)
  await ada.press('Create account')
  await ada.arriveAt(/^\/company\/onboarding/)
  await ada.leave()
}

/** Opens the mailbox as another visitor and reads the code of the newest email. */
async function readCode(firefox) {
  const visitor = await Person.open(firefox)
  await visitor.goTo('/mailbox')
  await visitor.see(email)
  const [code] = /\d{6}/.exec(await visitor.read('body')) ?? []
  await visitor.leave()
  return code
}
