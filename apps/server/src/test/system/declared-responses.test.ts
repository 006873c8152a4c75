import { expect, it } from 'vitest'
import { z } from 'zod'
import { serializeResponse } from '../../platform/http/send-response.ts'
import { servedEndpoints } from './served-endpoints.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Endpoints that let out what their schemas do not name: files and exports are sent without a
 * schema (`rawResponse`), the others contain JSON that the two sides of an offer or an internship
 * entered.
 */
const undeclaredParts = [
  'accounts.exportMemberData: anything',
  'accounts.exportOwnData: anything',
  'accounts.exportPerson: anything',
  'auditLog.exportAuditLog: anything',
  'batches.exportBatches: anything',
  'certificates.badgeIssuer: anything',
  'certificates.badgeKey: anything',
  'certificates.badgeStatus: anything',
  'certificates.exportCertificates: anything',
  'certificates.getBadge: anything',
  'certificates.getCertificateFile: anything',
  'companyInvitations.exportCompanyInvitations: anything',
  'flags.exportFlags: anything',
  'internships.exportInternshipActions: anything',
  'internships.internProgress.actions[].data{}: anything',
  'internships.internshipProgress.actions[].data{}: anything',
  'internships.listInternshipActions[].data{}: anything',
  'interviews.exportContested: anything',
  'jobs.exportJobs: anything',
  'lookups.exportLookupEntries: anything',
  'messages.exportMessageReplies: anything',
  'messages.exportMessages: anything',
  'messages.exportTemplates: anything',
  'noShows.exportNoShowReviews: anything',
  'offers.getOfferApplication.draft.facts{}: anything',
  'outbox.exportFailedMails: anything',
  'overdue.exportOverdue: anything',
  'payments.exportDifferences: anything',
  'payments.exportPayments: anything',
  'payments.exportProviderEvents: anything',
  'payments.getReceipt: anything',
  'people.exportPeople: anything',
  'placement.exportUnplaced: anything',
  'privacy.exportPrivacyRequests: anything',
  'programmeReports.exportDecisions: anything',
  'records.exportApplications: anything',
  'records.exportCandidatures: anything',
  'records.exportCompanies: anything',
  'records.exportCredits: anything',
  'records.exportInternships: anything',
  'records.exportInterviews: anything',
  'records.exportNoShows: anything',
  'records.exportOffers: anything',
  'records.exportPlans: anything',
  'records.exportSeatAlerts: anything',
  'reports.exportContentHidings: anything',
  'reports.exportContentReports: anything',
  'reviews.exportCannedComments: anything',
  'risk.exportAtRisk: anything',
  'team.exportTeam: anything',
  'waits.exportWaits: anything',
]

const notes = new Set(['$schema', 'description', 'title', '$defs', 'default', 'readOnly'])

/** Lists the places of a schema at which any field or any value is accepted. */
function listOpenPlaces(schema: JsonSchema | boolean, place: string): readonly string[] {
  if (typeof schema === 'boolean') return schema ? [`${place}: anything`] : []
  if (Object.keys(schema).every((key) => notes.has(key))) return [`${place}: anything`]
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const items = [schema.prefixItems ?? [], schema.items ?? []].flat()
  const properties = Object.entries(schema.properties ?? {})
  return [
    ...branches.flatMap((branch) => listOpenPlaces(branch, place)),
    ...items.flatMap((item) => listOpenPlaces(item, `${place}[]`)),
    ...properties.flatMap(([name, value]) => listOpenPlaces(value, `${place}.${name}`)),
    ...Object.values(schema.$defs ?? {}).flatMap((part) => listOpenPlaces(part, `${place}#`)),
    ...(schema.type === 'object' ? listOtherFields(schema, place) : []),
  ]
}

/** A record has other fields of a declared shape, an object none. */
const listOtherFields = (
  { properties, additionalProperties = true }: JsonSchema,
  place: string,
): readonly string[] =>
  properties && additionalProperties !== false
    ? [`${place}: other fields`]
    : listOpenPlaces(additionalProperties, `${place}{}`)

it('every response declares each field that it contains, at any depth', () => {
  const found = servedEndpoints.flatMap(({ name, call }) =>
    // A schema that cannot be described as JSON Schema throws here.
    listOpenPlaces(z.toJSONSchema(call.response, { io: 'output' }), name),
  )
  expect([...new Set(found)].toSorted()).toEqual(undeclaredParts)
})

it('an undeclared field leaves neither from objects nor from lists, unions, records or pages', () => {
  const person = z.object({ name: z.string() })
  const response = z.object({
    nested: z.object({ person }),
    list: z.array(person),
    either: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), on: z.iso.date() }),
      z.object({ kind: z.literal('b'), person }),
    ]),
    plain: z.union([z.string(), person]),
    byId: z.record(z.string(), person),
    nullable: person.nullable(),
    optional: person.optional(),
  })
  const [declared, undeclared] = [{ name: 'Amara' }, { name: 'Amara', secret: 'x' }]
  const toPayload = (value: object) => ({
    nested: { person: value },
    list: [value],
    either: { kind: 'b', person: value },
    plain: value,
    byId: { id: value },
    nullable: value,
    optional: value,
  })
  const call = { method: 'GET', path: 'x', access: [], summary: '', response } as const
  const body = serializeResponse(call, { ...toPayload(undeclared), secret: 'x' })
  expect(JSON.parse(body).data.payload).toEqual(toPayload(declared))
})

it('a response that lost a declared field is not sent', () => {
  const response = z.object({ name: z.string() })
  const call = { method: 'GET', path: 'x', access: [], summary: '', response } as const
  expect(() => serializeResponse(call, {})).toThrow(z.ZodError)
})
