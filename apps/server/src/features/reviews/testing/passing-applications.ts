import { randomUUID } from 'node:crypto'
import { anApplicant } from '../../../platform/testing/applicants.ts'
import { fillInApplication } from '../../../platform/testing/complete-application.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'

/** A submitted application that passes all checks of a bulk approval. */
export interface PassingApplication {
  readonly applicationId: string
  readonly internId: string
  readonly userId: string
  readonly email: string
}

const addFile = async ({ pool, now }: TestServer, owner: string, kind: string): Promise<string> =>
  (
    await pool.query(
      `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, 'application/pdf', 'a.pdf', 10, $3)
       returning file_id`,
      [owner, kind, now()],
    )
  ).rows[0].file_id

const byTable = new Map<string, string>()

/** Inserts a copy of a row with some columns changed. */
async function copyRow(
  { pool }: TestServer,
  table: string,
  from: readonly [column: string, id: string],
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns =
    byTable.get(table) ??
    (
      await pool.query(
        `select string_agg(column_name, ', ') as columns from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      )
    ).rows[0].columns
  byTable.set(table, columns)
  await pool.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, (
       select jsonb_agg(to_jsonb(x) || $2::jsonb) from ${table} x where x.${from[0]} = $1
     ))`,
    [from[1], JSON.stringify(changes)],
  )
}

let added = 0

/** Submits one complete application; the others are copied from it. */
export async function addModel(server: TestServer): Promise<PassingApplication> {
  const { browser, intern } = await anApplicant(server)
  await fillInApplication(server, browser, intern)
  const { userId, internId, applicationId, email } = intern
  const [resume, identity] = [
    await addFile(server, userId, 'resume'),
    await addFile(server, userId, 'identity'),
  ]
  await server.pool.query(
    `update applications set resume_file_id = $2, status = 'SUBMITTED', submitted_at = $3
     where application_id = $1`,
    [applicationId, resume, server.now()],
  )
  await server.pool.query(`update users set phone_verified_at = $2 where user_id = $1`, [
    userId,
    server.now(),
  ])
  await server.pool.query(
    `insert into identity_documents (document_id, intern_id, file_id, kind, created_at)
     values (gen_random_uuid(), $1, $2, 'FRONT', $3)`,
    [internId, identity, server.now()],
  )
  return { applicationId, internId, userId, email }
}

/** Adds the application of someone else with the same contents, submitted now. */
export async function addPassing(
  server: TestServer,
  model: PassingApplication,
): Promise<PassingApplication> {
  added += 1
  const [applicationId, internId, userId] = [randomUUID(), randomUUID(), randomUUID()]
  const email = `passing-${added}@interns.test`
  const birthDate = new Date(Date.UTC(1990, 0, added)).toISOString().slice(0, 10)
  await copyRow(server, 'users', ['user_id', model.userId], {
    user_id: userId,
    email,
    phone: `+49 30 ${7_000_000 + added}`,
  })
  await copyRow(server, 'interns', ['intern_id', model.internId], {
    intern_id: internId,
    user_id: userId,
    birth_date: birthDate,
  })
  await copyRow(server, 'applications', ['application_id', model.applicationId], {
    application_id: applicationId,
    intern_id: internId,
    status: 'SUBMITTED',
    submitted_at: server.now(),
  })
  await copyRow(server, 'video_answers', ['intern_id', model.internId], { intern_id: internId })
  await copyRow(server, 'identity_documents', ['intern_id', model.internId], {
    document_id: randomUUID(),
    intern_id: internId,
  })
  await copyRow(server, 'profile_entries', ['intern_id', model.internId], {
    entry_id: randomUUID(),
    intern_id: internId,
  })
  return { applicationId, internId, userId, email }
}
