import { newId } from '../../../platform/ids.ts'
import {
  aCandidature,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
  type TestBatch,
  type TestCompany,
  type TestIntern,
} from '../../../platform/testing/factories.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'
import { insertRow, shiftDate, toDayText } from '../../../platform/testing/insert-row.ts'

type Values = Readonly<Record<string, unknown>>
interface Candidacy {
  readonly planId: string
  readonly candidatureId: string
}

/**
 * Steps of interns of a batch through its stages, written one after the other as the product writes
 * them, each as many days ago as it says.
 */
export class FunnelSteps {
  readonly #server: TestServer
  readonly #batch: TestBatch
  readonly #company: TestCompany

  constructor(server: TestServer, batch: TestBatch, company: TestCompany) {
    this.#server = server
    this.#batch = batch
    this.#company = company
  }

  daysAgo(days: number): Date {
    return shiftDate(this.#server.now(), -days)
  }

  setApplication(intern: TestIntern, values: Values) {
    return this.#setRow('applications', 'application_id', intern.applicationId, values)
  }

  setInternship(id: string, values: Values) {
    return this.#setRow('internships', 'internship_id', id, values)
  }

  setOffer(id: string, values: Values) {
    return this.#setRow('offers', 'offer_id', id, values)
  }

  join(): Promise<TestIntern> {
    const blank = { submitted_at: null, decided_at: null, created_at: this.daysAgo(40) }
    return anIntern(this.#server, {
      batch: this.#batch,
      application: { status: 'NOT_STARTED', ...blank },
    })
  }

  async start(): Promise<TestIntern> {
    const intern = await this.join()
    await this.setApplication(intern, { status: 'IN_PROGRESS', started_at: this.daysAgo(38) })
    return intern
  }

  async submit(): Promise<TestIntern> {
    const intern = await this.start()
    await this.setApplication(intern, { status: 'SUBMITTED', submitted_at: this.daysAgo(34) })
    return intern
  }

  async approve(): Promise<TestIntern> {
    const intern = await this.submit()
    await this.setApplication(intern, { status: 'APPROVED', decided_at: this.daysAgo(31) })
    return intern
  }

  async addCandidature(intern: TestIntern, stage: string): Promise<Candidacy> {
    const { companyId } = this.#company
    const planId = await aPlan(this.#server, companyId, { openings: 5 })
    const candidatureId = await aCandidature(this.#server, companyId, planId, intern, { stage })
    return { planId, candidatureId }
  }

  async interview(intern: TestIntern, ago = 25, stage = 'INTERVIEWED'): Promise<Candidacy> {
    const candidacy = await this.addCandidature(intern, stage)
    const { companyId } = this.#company
    const id = await anInterview(this.#server, companyId, candidacy.candidatureId, intern, [], {
      status: 'CONFIRMED',
      starts_at: this.daysAgo(ago),
      ends_at: shiftDate(this.daysAgo(ago), 0.02),
    })
    await this.#setRow('interviews', 'interview_id', id, { status: 'COMPLETED' })
    return candidacy
  }

  async offer(intern: TestIntern): Promise<Candidacy & { readonly offerId: string }> {
    const { companyId, admin } = this.#company
    const { planId, candidatureId } = await this.interview(intern)
    const offerId = await anOffer(
      this.#server,
      companyId,
      planId,
      candidatureId,
      intern,
      admin.memberId,
      { status: 'IN_REVIEW', sent_at: this.daysAgo(22) },
    )
    await this.setOffer(offerId, { status: 'OFFERED', approved_at: this.daysAgo(20) })
    return { planId, candidatureId, offerId }
  }

  /** @returns the internship's id */
  async place(intern: TestIntern): Promise<string> {
    const { offerId, planId } = await this.offer(intern)
    const internshipId = newId(this.#server.now())
    await insertRow(this.#server.pool, 'internships', {
      internship_id: internshipId,
      offer_id: offerId,
      company_id: this.#company.companyId,
      intern_id: intern.internId,
      plan_id: planId,
      status: 'UPCOMING',
      starts_on: toDayText(this.daysAgo(5)),
      ends_on: toDayText(this.daysAgo(-60)),
      zone: 'UTC',
      hours_a_week: 30,
      supervisor_member_id: this.#company.admin.memberId,
      created_at: this.daysAgo(15),
    })
    return internshipId
  }

  #setRow(table: string, key: string, id: string, values: Values) {
    const sets = Object.keys(values).map((name, at) => `${name} = $${at + 2}`)
    return this.#server.pool.query(`update ${table} set ${sets.join(', ')} where ${key} = $1`, [
      id,
      ...Object.values(values),
    ])
  }
}
