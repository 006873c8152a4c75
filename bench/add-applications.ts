import { bulkInsertInterns } from '../apps/server/src/demo-data/bulk-interns.ts'
import { generateInterns } from '../apps/server/src/demo-data/generate-interns.ts'
import { readLookupOptions } from '../apps/server/src/demo-data/lookup-options.ts'
import { laterSamples } from '../apps/server/src/features/files/resume-files/later-samples.ts'
import { englishSamples } from '../apps/server/src/features/files/resume-files/english-samples.ts'
import { otherSamples } from '../apps/server/src/features/files/resume-files/other-samples.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import type { RunningServer } from '../apps/server/src/platform/start.ts'

const domain = 'reviewed.example'
const seed = 90
const samples = [...englishSamples, ...otherSamples, ...laterSamples]

// Like real texts: half are short, one in ten is as long as the field allows.
const varyTexts = `
with lengths as (
  select a.application_id, i.intern_id, i.introduction, a.additional_answers ->> 'MOTIVATION' as motivation,
    1 + floor(power(row_number() over (order by u.email)::numeric / $2, 3) * 4)::int as times
  from applications a join interns i using (intern_id) join users u using (user_id)
  where u.email like $1
), described as (
  update interns i set introduction = left(repeat(l.introduction || ' ', l.times), 500)
  from lengths l where l.intern_id = i.intern_id
)
update applications a
set additional_answers = a.additional_answers
  || jsonb_build_object('MOTIVATION', left(repeat(l.motivation || ' ', l.times * 2), 1000))
from lengths l where l.application_id = a.application_id`
// Some have not confirmed their number, as among real applications.
const forgetPhones = `update users set phone_verified_at = null where email like $1 and hashtext(email) % 12 = 0`
// The demo's video is three seconds long, too short for an answer.
const lengthenVideos = `update video_answers v set seconds = 20 + abs(hashtext(u.email || question)) % 70
from interns i join users u using (user_id) where i.intern_id = v.intern_id and u.email like $1`
// One in twelve wants more weeks than the batch has.
const fitDates = `update interns i set duration_weeks = least(i.duration_weeks, (b.programme_end + 1 - i.start_month) / 7)
from users u, batches b
where u.user_id = i.user_id and b.batch_id = i.batch_id and u.email like $1 and hashtext(u.email) % 12 <> 1`
const addSeats = `update batches set seats = greatest(seats, seats_taken + $2) where batch_id = $1`
const addFile = `insert into files (file_id, owner_user_id, key, kind, purpose, content_type, name, size, created_at)
values ($1, $2, $3, 'resume', 'resume', $4, $5, $6, $7)`
const attachFile = `update applications set resume_file_id = $1, resume_confirmed_at = created_at where application_id = $2`

/**
 * Adds complete applications of different people that wait for a review, each with three videos and
 * a résumé. For scratch databases only: it inserts rows without going through the state machines.
 */
export async function addApplications({ services }: RunningServer, count: number): Promise<void> {
  const { pool } = services.database
  const options = await readLookupOptions(services.database.read())
  const { batchId, month } = await findBatch(pool)
  await pool.query(addSeats, [batchId, count])
  const group = { batchId, count, seed, since: 20, months: [month], domain }
  const people = generateInterns(group, new Set())
  const sent = people.map((person, index) => ({
    ...person,
    way: 'sent' as const,
    ended: 6.5 + index / count,
    began: 12 + (index % 9),
  }))
  await bulkInsertInterns(services, options, '', sent, seed)
  await pool.query(varyTexts, [`%@${domain}`, count])
  await pool.query(forgetPhones, [`%@${domain}`])
  await pool.query(lengthenVideos, [`%@${domain}`])
  await pool.query(fitDates, [`%@${domain}`])
  await addResumes(services)
}

/** Returns a batch with the month in which its programme starts. */
async function findBatch(pool: RunningServer['services']['database']['pool']) {
  const { rows } = await pool.query<{ batch_id: string; month: string }>(
    `select batch_id, to_char(programme_start, 'YYYY-MM-01') as month
     from batches where is_published and programme_start is not null order by programme_start desc limit 1`,
  )
  const [batch] = rows
  if (!batch) throw new Error('The demo data has no batch')
  return { batchId: batch.batch_id, month: batch.month }
}

async function addResumes({ clock, database, files }: RunningServer['services']): Promise<void> {
  const { rows } = await database.pool.query<{
    application_id: string
    user_id: string
    at: string
  }>(
    `select a.application_id, i.user_id, a.created_at as at
     from applications a join interns i using (intern_id) join users u using (user_id)
     where u.email like $1 order by a.application_id`,
    [`%@${domain}`],
  )
  for (const [index, { application_id, user_id, at }] of rows.entries()) {
    const sample = samples[index % samples.length]
    if (!sample) throw new Error('There are no résumés')
    const bytes = await sample.file()
    const isPdf = bytes.subarray(0, 4).toString('latin1') === '%PDF'
    const [extension, type] = isPdf
      ? ['pdf', 'application/pdf']
      : ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
    const id = newId(clock.now())
    const key = `resumes/${id}.${extension}`
    await files.put(key, bytes)
    await database.pool.query(addFile, [
      id,
      user_id,
      key,
      type,
      `resume.${extension}`,
      bytes.length,
      at,
    ])
    await database.pool.query(attachFile, [id, application_id])
  }
}
