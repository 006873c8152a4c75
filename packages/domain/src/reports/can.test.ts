import { expect, it } from 'vitest'
import type {
  AnyActor,
  CompanyMember,
  CompanyScope,
  InternScope,
  OperatorScope,
} from '../sessions/types.ts'
import { contentReportCan } from './can.ts'
import { contentReportStatuses, reportedKinds, reportedParts } from './types.ts'

const intern: AnyActor = {
  kind: 'intern',
  userId: 'ada',
  // The brand has no run-time value.
  intern: 'ada' as InternScope,
}
const member: CompanyMember = {
  kind: 'company',
  userId: 'ben',
  memberId: 'ben',
  // The brand has no run-time value.
  company: 'works' as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
}
const operator: AnyActor = {
  kind: 'operator',
  userId: 'cleo',
  // The brand has no run-time value.
  operator: 'cleo' as OperatorScope,
  role: 'REVIEWER',
}
const cells = reportedKinds.flatMap((kind) => reportedParts.map((part) => ({ kind, part })))
const listAllowed = (actor: AnyActor) =>
  cells
    .filter((cell) => contentReportCan.send(actor, cell).allowed)
    .map(({ kind, part }) => `${kind} ${part}`)

it('lets each side report what the other one has published', () => {
  expect(listAllowed(member)).toEqual(['INTERN TEXT', 'INTERN PHOTO'])
  expect(listAllowed(intern)).toEqual(['COMPANY TEXT', 'COMPANY PHOTO', 'PLAN TEXT'])
  expect(listAllowed(operator)).toEqual([])
})

it('lets the programme team decide a report once', () => {
  const decidable = contentReportStatuses.filter(
    (status) => contentReportCan.decide(operator, status, 'dismiss').allowed,
  )
  expect(decidable).toEqual(['REPORTED'])
  expect(contentReportCan.decide(member, 'REPORTED', 'resolve').allowed).toBe(false)
})
