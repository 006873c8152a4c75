import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { planBadges } from '@fledge/domain/plans/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type {
  ApplicationRecord,
  CompanyRecord,
  OfferRecord,
  PlanRecord,
  SeatAlertRecord,
} from './schema.ts'

/** Columns of the list of all companies. */
export const companyColumns = defineColumns<CompanyRecord>()({
  name: { title: 'columns.name', value: ({ name }) => name },
  status: { title: 'columns.status', value: ({ status }) => [{ key: companyBadges[status].text }] },
  country: { title: 'columns.country', value: ({ country }) => country },
  industry: { title: 'columns.industry', value: ({ industry }) => industry },
  created: { title: 'columns.created', isTime: true, value: ({ created_at: time }) => ({ time }) },
  decided: { title: 'columns.decided', isTime: true, value: ({ decided_at: time }) => ({ time }) },
  domain: {
    title: 'columns.domain',
    value: ({ email_domain: domain }) => domain,
    isOptional: true,
  },
  trusted: {
    title: 'columns.trusted',
    value: ({ is_trusted: isTrusted }) => (isTrusted ? [{ key: 'columns.yes' }] : null),
    isOptional: true,
  },
  id: { title: 'columns.companyId', value: (company) => company.company_id, isOptional: true },
})

/** Columns of the list of all applications. */
export const applicationColumns = defineColumns<ApplicationRecord>()({
  name: { title: 'columns.name', value: ({ name, email }) => name || email },
  status: {
    title: 'columns.status',
    value: ({ status }) => [{ key: applicationBadges[status].text }],
  },
  batch: { title: 'columns.batch', value: (application) => application.batch_name },
  field: { title: 'columns.careerField', value: (application) => application.career_field },
  reviewer: { title: 'columns.reviewer', value: ({ reviewer }) => reviewer },
  submitted: {
    title: 'columns.submitted',
    isTime: true,
    value: ({ submitted_at: time }) => ({ time }),
  },
  decided: { title: 'columns.decided', isTime: true, value: ({ decided_at: time }) => ({ time }) },
  email: { title: 'columns.email', value: ({ email }) => email, isOptional: true },
  country: { title: 'columns.country', value: ({ country }) => country, isOptional: true },
  created: {
    title: 'columns.created',
    isTime: true,
    value: ({ created_at: time }) => ({ time }),
    isOptional: true,
  },
})

/** Columns of the list of all published plans. */
export const planColumns = defineColumns<PlanRecord>()({
  name: { title: 'columns.plan', value: ({ name }) => name },
  company: { title: 'columns.company', value: (plan) => plan.company_name },
  status: { title: 'columns.status', value: ({ status }) => [{ key: planBadges[status].text }] },
  openings: { title: 'columns.openings', value: ({ openings }) => openings },
  filled: { title: 'columns.filled', value: (plan) => plan.openings_taken },
  field: { title: 'columns.careerField', value: (plan) => plan.career_field },
  published: {
    title: 'columns.published',
    isTime: true,
    value: ({ published_at: time }) => ({ time }),
  },
  updated: {
    title: 'columns.updated',
    isTime: true,
    value: ({ updated_at: time }) => ({ time }),
    isOptional: true,
  },
})

/** Columns of the list of all sent offers. */
export const offerColumns = defineColumns<OfferRecord>()({
  intern: { title: 'columns.intern', value: (offer) => offer.intern_name },
  company: { title: 'columns.company', value: (offer) => offer.company_name },
  role: { title: 'columns.role', value: ({ role }) => role },
  status: { title: 'columns.status', value: ({ status }) => [{ key: offerBadges[status].text }] },
  starts: { title: 'columns.starts', value: ({ starts_on: day }) => ({ day }) },
  ends: { title: 'columns.ends', value: ({ ends_on: day }) => ({ day }), isOptional: true },
  sent: { title: 'columns.sent', isTime: true, value: ({ sent_at: time }) => ({ time }) },
  answer: {
    title: 'columns.answerBy',
    isTime: true,
    value: ({ answer_by: time }) => ({ time }),
  },
  batch: { title: 'columns.batch', value: (offer) => offer.batch_name, isOptional: true },
})

/** Columns of the list of those who asked to be told about a free seat. */
export const seatAlertColumns = defineColumns<SeatAlertRecord>()({
  email: { title: 'columns.email', value: ({ email }) => email },
  status: { title: 'columns.status', value: ({ state }) => [{ key: `records.seat.${state}` }] },
  batch: { title: 'columns.batch', value: (alert) => alert.batch_name },
  asked: { title: 'columns.asked', isTime: true, value: ({ created_at: time }) => ({ time }) },
  told: { title: 'columns.told', isTime: true, value: ({ told_at: time }) => ({ time }) },
})
