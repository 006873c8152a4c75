import { expect, test } from 'vitest'
import { offerFacts, createOfferFactsSchema, offerSupervisors } from './offer-form.ts'

const id = '01900000-0000-7000-8000-000000000001'
const other = '01900000-0000-7000-8000-000000000002'
const facts = {
  candidature_id: id,
  role: 'Analyst',
  starts_on: '2027-03-01',
  ends_on: '2027-04-30',
  hours_a_week: 20,
  place: 'REMOTE',
  is_paid: true,
  stipend_amount: 60_000,
  stipend_currency: 'EUR',
}
const batch = {
  programme_start: '2027-02-01',
  programme_end: '2027-06-30',
  placement_deadline: '2027-06-02',
  today: '2027-01-15',
}
/** Returns the first problem of each field, as form and server show it. */
const toFirstMessages = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] = [],
) => Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))
const listProblems = (values: Record<string, unknown>, schema = createOfferFactsSchema(batch)) =>
  toFirstMessages(schema.safeParse({ ...facts, ...values }).error?.issues)

test('reports every invalid field of step 1 at once, including dates, hours and amount', () => {
  expect(listProblems({})).toEqual({})
  expect(
    listProblems({
      role: '',
      starts_on: '2027-01-04',
      ends_on: '2027-01-08',
      hours_a_week: 60,
      answer_days: 3,
      stipend_amount: null,
    }),
  ).toEqual({
    role: 'Enter the role',
    starts_on: 'This day has passed. Choose a later one.',
    ends_on: 'An internship must last at least 4 weeks.',
    hours_a_week: 'Enter 5 to 40 hours',
    answer_days: 'Enter 5 to 14 days',
    stipend_amount: 'Enter the amount per month',
  })
  expect(
    listProblems({ hours_a_week: undefined, ends_on: '2027-07-05', starts_on: '2027-01-18' }),
  ).toEqual({
    hours_a_week: 'Enter the hours per week',
    starts_on: 'Choose a date on or after the first day of the batch.',
    ends_on: 'Choose a date on or before the last day of the batch.',
  })
})

test('reports the last possible date for a first day after the placement deadline', () => {
  expect(listProblems({ starts_on: '2027-06-03', ends_on: '2027-06-30' })).toEqual({
    starts_on: 'Internships in this batch must start by 2 June 2027.',
  })
})

test('leaves an empty last day to its schema, and reports an amount in letters', () => {
  expect(listProblems({ starts_on: '2027-01-04', ends_on: '' })).toEqual({
    starts_on: 'This day has passed. Choose a later one.',
    ends_on: 'Enter a date',
  })
  expect(listProblems({ stipend_amount: Number.NaN })).toEqual({
    stipend_amount: 'Enter the amount in digits',
  })
  expect(listProblems({ stipend_amount: undefined, stipend_currency: null })).toEqual({
    stipend_amount: 'Enter the amount per month',
    stipend_currency: 'Choose a currency',
  })
  expect(listProblems({ is_paid: false, stipend_amount: null })).toEqual({})
})

test('applies the general limits while the batch is unknown', () => {
  expect(
    listProblems({ starts_on: '2026-01-04', ends_on: '2026-01-08', hours_a_week: 60 }, offerFacts),
  ).toEqual({
    ends_on: 'An internship must last at least 4 weeks.',
    hours_a_week: 'Enter 5 to 40 hours',
  })
})

test('reports every invalid field of step 2 at once', () => {
  const listIssues = (overrides: Record<string, unknown>) =>
    toFirstMessages(
      offerSupervisors.safeParse({
        offer_id: id,
        supervisor_id: id,
        supervisor_linkedin: 'linkedin.com/in/eva',
        ...overrides,
      }).error?.issues,
    )
  expect(listIssues({})).toEqual({})
  expect(
    listIssues({
      supervisor_linkedin: '',
      second_supervisor_id: id,
      second_supervisor_linkedin: '',
    }),
  ).toEqual({
    supervisor_linkedin: 'Enter the supervisor’s LinkedIn profile',
    second_supervisor_id: 'Choose two different people.',
    second_supervisor_linkedin: 'Enter the second supervisor’s LinkedIn profile',
  })
  expect(
    listIssues({ second_supervisor_id: other, second_supervisor_linkedin: 'linkedin.com/in/ann' }),
  ).toEqual({})
})
