import { formatTime } from '@fledge/kernel/dates.ts'

interface Offered {
  readonly email: string
  readonly says: string
  readonly country: string
}

/** @param confirmBy weekday by which the first intern has to confirm an interview */
const interns = (confirmBy: string): readonly Offered[] => [
  {
    email: 'amara.okafor@unilag.example',
    says: `Interview to confirm by ${confirmBy}`,
    country: 'NG',
  },
  { email: 'priya.raman@rvce.example', says: 'Offer to review, 6 days left', country: 'IN' },
  { email: 'aoife.brennan@ucd.example', says: 'Offer to pay and accept', country: 'IE' },
  { email: 'saoirse.walsh@ucd.example', says: 'Paid, enrolment to confirm', country: 'IE' },
  { email: 'tomas.silva@usp.example', says: 'Requested another interview time', country: 'BR' },
  { email: 'lucas.meyer@unileipzig.example', says: 'Week 6 of 8 at Northfold', country: 'DE' },
  { email: 'sofiia.melnyk@knu.example', says: 'Application: changes requested', country: 'UA' },
  { email: 'diego.navarro@tec.example', says: 'Halfway through the application', country: 'MX' },
  {
    email: 'baraka.mutua@strathmore.example',
    says: 'Internship complete, with certificate',
    country: 'KE',
  },
]
const companyPeople: readonly Offered[] = [
  {
    email: 'hannah.clarke@brightwater.example',
    says: 'Brightwater Labs, administrator',
    country: 'GB',
  },
  {
    email: 'owen.price@brightwater.example',
    says: 'Brightwater Labs, supervisor',
    country: 'GB',
  },
  {
    email: 'maya.lindqvist@northfold.example',
    says: 'Northfold, hosting an intern',
    country: 'CA',
  },
  {
    email: 'clara.vidal@lumenatelier.example',
    says: 'Lumen Atelier, waiting for approval',
    country: 'ES',
  },
]
const operators: readonly Offered[] = [
  { email: 'ines.duarte@fledge.example', says: 'Programme manager', country: 'PT' },
  { email: 'marek.novotny@fledge.example', says: 'Reviewer', country: 'CZ' },
]

/** Returns the people suggested on the sign-in pages, each with their next task. */
export function offered(now: Date): readonly Offered[] {
  const weekday = (days: number) =>
    formatTime(new Date(now.getTime() + days * 86_400_000), 'UTC', 'en-GB', 'day').slice(0, 3)
  return [...interns(weekday(3)), ...companyPeople, ...operators]
}
