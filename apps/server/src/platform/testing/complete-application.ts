import { expect } from 'vitest'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import type { TestIntern } from './factories.ts'
import type { Browser, TestServer } from './harness.ts'

/** Returns two selectable ids of a lookup list. */
export const pickLookupIds = async (server: TestServer, list: string): Promise<number[]> =>
  (
    await server.pool.query(
      'select id from lookup where list = $1 and not is_archived order by id limit 2',
      [list],
    )
  ).rows.map((row) => Number(row.id))

type SaveSection = (address: string, body: unknown) => Promise<void>

/** Fills in every required field of an application through the endpoints of the eight steps. */
export async function fillInApplication(
  server: TestServer,
  browser: Browser,
  intern: TestIntern,
): Promise<void> {
  const [field, skill, country] = [
    (await pickLookupIds(server, 'career-field'))[0],
    await pickLookupIds(server, 'skill'),
    (await pickLookupIds(server, 'country'))[0],
  ]
  const save: SaveSection = async (address, body) =>
    expect(await browser.request(address, { body }), address).toMatchObject({ status: 200 })
  await save('PATCH intern-service/profile/personal-info', {
    first_name: 'Zainab',
    last_name: 'Bello',
    intern_dob: '2004-02-03',
    phone: '+234 800 555 0100',
    country_id: country,
    citizenship_country_id: country,
    english_proficiency: 2,
  })
  await save('PATCH intern-service/profile/low-english-proficiency/3', { answer: 'Well enough' })
  await save('PATCH intern-service/application/specialisation', {
    career_field_id: field,
    skill_ids: skill,
  })
  await fillInPreferences(save)
  await fillInProfile(save)
  await addVideos(save, server, intern)
}

async function fillInPreferences(save: SaveSection): Promise<void> {
  await save('POST intern-service/register/save-internship-preference', {
    start_month: '03/2027',
    duration_weeks: 10,
    hours_a_week: 30,
  })
  await save('POST intern-service/availability', {
    weekly: [{ weekday: 1, from: '09:00', to: '12:00' }],
    exceptions: [{ day: '2027-01-01', hours: [] }],
  })
  await save('POST intern-service/application/additional-question', {
    answers: {
      MOTIVATION: 'Data that somebody waits for.',
      REMOTE_BEFORE: 'SOME',
      EQUIPMENT: 'READY',
    },
  })
}

async function fillInProfile(save: SaveSection): Promise<void> {
  await save('POST intern-service/profile/education', {
    school: 'University of Lagos',
    degree: 'BSc Statistics',
    from: '2022-09',
    to: '2026-06',
  })
  await save('PATCH intern-service/profile/skill/introduction-text', {
    introduction:
      'I study statistics in Lagos and like numbers that somebody waits for and can check.',
  })
}

async function addVideos(save: SaveSection, server: TestServer, intern: TestIntern): Promise<void> {
  for (const question of videoQuestions) {
    const file = (
      await server.pool.query(
        `insert into files (file_id, owner_user_id, key, kind, content_type, name, size, created_at) values (gen_random_uuid(), $1, gen_random_uuid()::text, 'video', 'video/webm', 'a.webm', 10, now()) returning file_id`,
        [intern.userId],
      )
    ).rows[0].file_id
    await save('POST intern-service/profile/video/create', { question, file_id: file, seconds: 40 })
  }
}
