import { offerEvents } from '@fledge/domain/offers/events.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../../platform/testing/factories.ts'
import { assertTransition } from '../../../platform/http/app-error.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const uniqueTexts = [
  'Quillanora',
  'Vantressel',
  'quillanora.v@letters.example',
  '+441632960955',
  'Plaited willow boats',
  'weirkeeper',
]

/** Those of another intern. */
export const otherTexts: readonly string[] = [
  'Ossigwen',
  'Marchbanks',
  'ossigwen.m@letters.example',
  '+441632960933',
  'Carved walnut oars',
  'ropemaker',
]

interface FixtureContext {
  readonly server: TestServer
  readonly texts: readonly string[]
  readonly at: Date
}

interface InternWithData {
  readonly intern: TestIntern
  readonly company: TestCompany
  readonly candidature: string
  readonly internship: string
}

/** Creates an intern with these texts only, who has data in every feature. */
export async function anInternWithData(
  server: TestServer,
  texts: readonly string[] = uniqueTexts,
): Promise<InternWithData> {
  const intern = await anInternWithTexts(server, texts)
  const company = await aCompany(server)
  const planId = await aPlan(server, company.companyId)
  const candidature = await aCandidature(server, company.companyId, planId, intern, {
    stage: 'HIRED',
  })
  const at = new Date(server.now().getTime() - 40 * dayMs)
  const context = { server, texts, at }
  await addInterview(context, company, candidature, intern)
  const offer = await anOffer(
    server,
    company.companyId,
    planId,
    candidature,
    intern,
    company.admin.memberId,
    { status: 'ACCEPTED_BY_CANDIDATE', note: `Dear ${texts[0]}`, approved_at: at },
  )
  const internship = await addInternship(server, company, offer, at)
  await addWeek(context, internship)
  await addCertificate(context, internship)
  await addApplicationParts(context, company, intern)
  await recordAcceptance(context, { intern, company, candidature, offer })
  await uploadPicture(context, intern)
  await server.running.services.sweep()
  return { intern, company, candidature, internship }
}

const anInternWithTexts = (server: TestServer, texts: readonly string[]) =>
  anIntern(server, {
    user: {
      first_name: texts[0],
      last_name: texts[1],
      email: `${server.now().getTime()}.${texts[2]}`,
      phone: texts[3],
    },
    intern: { introduction: `<p>${texts[4]}</p>`, goals: texts[5] },
  })

async function addInterview(
  { server, texts, at }: FixtureContext,
  company: TestCompany,
  candidature: string,
  intern: TestIntern,
): Promise<void> {
  const interview = await anInterview(
    server,
    company.companyId,
    candidature,
    intern,
    [company.admin.memberId],
    {
      status: 'COMPLETED',
      starts_at: at,
      ends_at: new Date(at.getTime() + 1_800_000),
      notes: `Ask about ${texts[4]}`,
      answer_by: null,
    },
  )
  await server.pool.query(
    `insert into interview_feedback (interview_id, side, user_id, attended, note, created_at) values ($1, 'company', $2, true, $3, $4)`,
    [interview, company.admin.userId, `${texts[0]} knows ${texts[4]}`, at],
  )
}

async function addInternship(
  server: TestServer,
  company: TestCompany,
  offer: string,
  at: Date,
): Promise<string> {
  const { rows } = await server.pool.query(
    `insert into internships (internship_id, offer_id, company_id, intern_id, plan_id, status, starts_on, ends_on, zone, hours_a_week, supervisor_member_id, completed_at, created_at)
    select gen_random_uuid(), $1, company_id, intern_id, plan_id, 'COMPLETE', '2026-01-05', '2026-02-01', 'UTC', 30, $2, $3, $3 from offers where offer_id = $1 returning internship_id`,
    [offer, company.admin.memberId, at],
  )
  return String(rows[0].internship_id)
}

/** Adds an internship week for which both sides submitted feedback. */
async function addWeek({ server, texts, at }: FixtureContext, internship: string): Promise<void> {
  await server.pool.query(
    `with w as (insert into internship_weeks (weekly_feedback_id, internship_id, number, starts_on, unlocks_at) values (gen_random_uuid(), $1, 1, '2026-01-05', $2) returning weekly_feedback_id)
    insert into week_answers (weekly_feedback_id, side, slug, answer, at) select w.weekly_feedback_id, a.side, a.slug, a.answer, $2 from w, (values ('company', 'thing-intern-improve-next-week', to_jsonb($3::text)), ('intern', 'intern-active-work-hours', '30'::jsonb)) a(side, slug, answer)`,
    [internship, at, `Tell ${texts[0]} of ${texts[5]}`],
  )
}

async function addCertificate(
  { server, texts, at }: FixtureContext,
  internship: string,
): Promise<void> {
  await server.pool.query(
    `insert into certificates (uuid, internship_id, facts, issued_at) values (gen_random_uuid(), $1, $2, $3)`,
    [
      internship,
      JSON.stringify({
        holder: `${texts[0]} ${texts[1]}`,
        company: 'Company',
        role: 'Data intern',
        batch: 'One',
        starts_on: '2026-01-05',
        ends_on: '2026-02-01',
        weeks: 4,
        weeks_done: 4,
        hours: 120,
        hours_a_week: 30,
        average_rating: 9,
        skills: [texts[5]],
        supervisor: 'S',
      }),
      at,
    ],
  )
}

/** Adds a profile entry, a reviewer's comment on the application and the accepted terms. */
async function addApplicationParts(
  { server, texts, at }: FixtureContext,
  company: TestCompany,
  intern: TestIntern,
): Promise<void> {
  const { pool } = server
  await pool.query(
    `insert into profile_entries (entry_id, intern_id, kind, data, created_at) values (gen_random_uuid(), $1, 'experience', $2, $3)`,
    [intern.internId, JSON.stringify({ company: texts[5], title: texts[4] }), at],
  )
  await pool.query(
    `insert into application_comments (comment_id, application_id, section, body, author_id, created_at, sent_at) values (gen_random_uuid(), $1, 'skills', $2, $3, $4, $4)`,
    [intern.applicationId, `What is ${texts[4]}?`, company.admin.userId, at],
  )
  await pool.query(
    `insert into agreements_accepted (user_id, kind, version, at) values ($1, 'TERMS', 2, $2)`,
    [intern.userId, at],
  )
  await pool.query('insert into seat_alerts (batch_id, email, created_at) values ($1, $2, $3)', [
    intern.batchId,
    intern.email,
    at,
  ])
}

/** Adds the event of the accepted offer, and a company notification that names the intern. */
async function recordAcceptance(
  { server, texts }: FixtureContext,
  of: { intern: TestIntern; company: TestCompany; candidature: string; offer: string },
): Promise<void> {
  await server.tx(async (tx) => {
    await tx.recordEvent(offerEvents.accept, {
      transition: assertTransition(offerMachine.transition('accept', 'OFFERED', 'intern')),
      subject: of.offer,
      intern: of.intern.internId,
      company: of.company.companyId,
      candidature: of.candidature,
      note: `${texts[0]} said yes`,
      data: { role: 'Ferryman', version: 1, was_offered: true },
    })
    await tx.notify({
      to: { users: [of.company.admin.userId] },
      content: composeMail('candidatures.closed', {
        intern: `${texts[0]} ${texts[1]}`,
        plan: 'Plan',
        reason: 'CLOSED',
      }),
      link: `/company/hiring-management/${of.candidature}`,
    })
  })
}

async function uploadPicture({ server, texts }: FixtureContext, intern: TestIntern): Promise<void> {
  await (
    await server.as(intern.userId)
  ).request('POST s3/upload-file', {
    body: { kind: 'image', purpose: 'picture' },
    file: { name: `${texts[0]}.png`, bytes: photo },
  })
}
