import { formatTime } from '@fledge/kernel/dates.ts'

interface SignInPerson {
  readonly email: string
  readonly label: string
  readonly country: string
}

/** @param confirmBy weekday by which the first intern has to confirm an interview */
const interns = (confirmBy: string): readonly SignInPerson[] => [
  {
    email: 'amara.okafor@unilag.example',
    label: `Interview to confirm by ${confirmBy}`,
    country: 'NG',
  },
  { email: 'priya.raman@rvce.example', label: 'Offer to review, 6 days left', country: 'IN' },
  { email: 'aoife.brennan@ucd.example', label: 'Offer to pay and accept', country: 'IE' },
  { email: 'saoirse.walsh@ucd.example', label: 'Paid, enrolment to confirm', country: 'IE' },
  { email: 'tomas.silva@usp.example', label: 'Requested another interview time', country: 'BR' },
  { email: 'lucas.meyer@unileipzig.example', label: 'Week 6 of 8 at Northfold', country: 'DE' },
  { email: 'sofiia.melnyk@knu.example', label: 'Application: changes requested', country: 'UA' },
  { email: 'diego.navarro@tec.example', label: 'Halfway through the application', country: 'MX' },
  {
    email: 'baraka.mutua@strathmore.example',
    label: 'Internship complete, with certificate',
    country: 'KE',
  },
]
const companyPeople: readonly SignInPerson[] = [
  {
    email: 'hannah.clarke@brightwater.example',
    label: 'Brightwater Labs, administrator',
    country: 'GB',
  },
  {
    email: 'owen.price@brightwater.example',
    label: 'Brightwater Labs, supervisor',
    country: 'GB',
  },
  {
    email: 'maya.lindqvist@northfold.example',
    label: 'Northfold, hosting an intern',
    country: 'CA',
  },
  {
    email: 'clara.vidal@lumenatelier.example',
    label: 'Lumen Atelier, waiting for approval',
    country: 'ES',
  },
]
const operators: readonly SignInPerson[] = [
  { email: 'ines.duarte@fledge.example', label: 'Programme manager', country: 'PT' },
  { email: 'marek.novotny@fledge.example', label: 'Reviewer', country: 'CZ' },
  { email: 'sofia.lindqvist@fledge.example', label: 'Finance', country: 'SE' },
  { email: 'joana.prata@portoinstitute.example', label: 'Partner, own batches', country: 'PT' },
]

/** Whether the address is of someone in the demo's programme team. */
export const isDemoOperator = (email: string): boolean =>
  operators.some((operator) => operator.email === email)

/** Returns the people suggested on the sign-in pages, each with their next task. */
export function listSignInPeople(now: Date): readonly SignInPerson[] {
  const weekday = (days: number) =>
    formatTime(new Date(now.getTime() + days * 86_400_000), 'UTC', 'day').slice(0, 3)
  return [...interns(weekday(3)), ...companyPeople, ...operators]
}
