import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Opens two tabs of one intern, each with its own session. */
const twoTabs = async () => {
  const intern = await anIntern(server, {
    application: { status: 'IN_PROGRESS', skill_ids: [1], specialisation_ids: [] },
  })
  return { intern, here: await server.as(intern.userId), there: await server.as(intern.userId) }
}
const conflictMessage = 'You changed this in another tab or on another device.'
const first = 'I study hydrology in Porto and like rivers that somebody measures every day.'
const second = 'I study hydrology in Porto and write small tools for people who measure rivers.'

const parts = [
  {
    part: 'introduction',
    address: 'PATCH intern-service/profile/skill/introduction-text',
    field: 'introduction',
    values: [null, first, second],
  },
  {
    part: 'goal',
    address: 'PATCH intern-service/profile/skill/internship-goal',
    field: 'internship_goal',
    values: [null, 'To learn', 'To build'],
  },
  {
    part: 'phone',
    address: 'PATCH intern-service/profile/personal-info',
    field: 'phone',
    values: [null, '+351 912 000 111', '+351 912 000 222'],
  },
  {
    part: 'gender',
    address: 'PATCH intern-service/profile/gender',
    field: 'gender_id',
    values: [null, 1, 2],
  },
  {
    part: 'skills to develop',
    address: 'POST intern-service/profile/skill/develop',
    field: 'skill_to_improve_ids',
    values: [[], [1, 2], [2, 3]],
  },
  {
    part: 'groups, of which a form sees an empty list',
    address: 'PATCH intern-service/profile/racial-ethnic-group',
    field: 'racial_ethnic_group_ids',
    values: [[], [1], [2]],
  },
  {
    part: 'English',
    address: 'PATCH intern-service/profile/english-proficiency',
    field: 'english_proficiency',
    values: [null, 2, 3],
  },
] as const

describe('a profile field edited in two tabs', () => {
  it.each(parts)(
    'is not overwritten without the latest value: $part',
    async ({ address, field, values: [before, mine, theirs] }) => {
      const { here, there } = await twoTabs()
      expect(
        (
          await there.request(address, {
            body: { [field]: theirs, base: { values: { [field]: before } } },
          })
        ).status,
      ).toBe(200)
      expect(
        await here.request(address, {
          body: { [field]: mine, base: { values: { [field]: before } } },
        }),
      ).toMatchObject({ status: 409, code: 'CONFLICT', fields: { [field]: conflictMessage } })
      const readProfile = async () => {
        const { profile, ...of } = (await here.request('GET intern-service/application')).payload
        return field in profile ? profile[field] : of[field]
      }
      expect(await readProfile()).toEqual(theirs)
      // With the latest value as base, or an equal value, saving succeeds.
      expect(
        (
          await there.request(address, {
            body: { [field]: theirs, base: { values: { [field]: before } } },
          })
        ).status,
      ).toBe(200)
      expect(
        (
          await here.request(address, {
            body: { [field]: mine, base: { values: { [field]: theirs } } },
          })
        ).status,
      ).toBe(200)
      expect(await readProfile()).toEqual(mine)
    },
  )

  it('only conflicts with itself: other fields are saved, and requests without base values are not compared', async () => {
    const { here, there } = await twoTabs()
    await there.request('PATCH intern-service/profile/skill/job-title', {
      body: { job_title: 'River engineer' },
    })
    expect(
      (
        await here.request('POST intern-service/profile/personal-details', {
          body: { internship_goal: 'To learn', base: { values: { internship_goal: null } } },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await here.request('PATCH intern-service/profile/skill/job-title', {
          body: { job_title: 'Data analyst' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await here.request('GET intern-service/profile/skill/section-data')).payload,
    ).toMatchObject({ job_title: 'Data analyst', internship_goal: 'To learn' })
  })

  it('applies to each answer separately', async () => {
    const { here, there } = await twoTabs()
    await there.request('PATCH intern-service/profile/low-english-proficiency/2', {
      body: { answer: 'With my family' },
    })
    expect(
      await here.request('PATCH intern-service/profile/low-english-proficiency/2', {
        body: { answer: 'At work', base: { values: { low_2: null } } },
      }),
    ).toMatchObject({ status: 409, fields: { low_2: conflictMessage } })
    expect(
      (
        await here.request('PATCH intern-service/profile/low-english-proficiency/3', {
          body: { answer: 'Slowly', base: { values: { low_3: null } } },
        })
      ).status,
    ).toBe(200)
    await there.request('POST intern-service/application/additional-question', {
      body: { answers: { MOTIVATION: 'Rivers.' } },
    })
    const bothChanges = {
      answers: { MOTIVATION: 'Data.', EQUIPMENT: 'READY' },
      base: { values: { MOTIVATION: '', EQUIPMENT: '' } },
    }
    expect(
      (
        await here.request('POST intern-service/application/additional-question', {
          body: bothChanges,
        })
      ).fields,
    ).toEqual({ MOTIVATION: conflictMessage })
    expect(
      (await here.request('GET intern-service/application/additional-question')).payload.answers,
    ).toEqual({ MOTIVATION: 'Rivers.' })
  })

  it('is saved by one of eight parallel requests, and the others get 409', async () => {
    const { here, there } = await twoTabs()
    const save = (tab: typeof here, index: number) =>
      tab.request('PATCH intern-service/profile/skill/job-title', {
        body: { job_title: `Title ${index}`, base: { values: { job_title: null } } },
      })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save(index % 2 ? here : there, index)),
    )
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ])
  })
})

describe('an entry edited in two tabs', () => {
  const job = {
    title: 'Reader',
    place: 'Water office',
    kind: 'WORK',
    from: '2024-02',
    to: '2024-08',
    text: 'Read gauges.',
  }

  it("keeps the first tab's field and accepts the other tab's changes to other fields", async () => {
    const { here, there } = await twoTabs()
    const { entry_id, ...entry } = (
      await here.request('POST intern-service/profile/projects-past-experience', { body: job })
    ).payload
    const edit = (
      tab: typeof here,
      body: Record<string, unknown>,
      values: Record<string, unknown>,
    ) =>
      tab.request(`PATCH intern-service/profile/projects-past-experience/${entry_id}`, {
        body: { ...job, ...body, base: { values } },
      })
    expect((await edit(there, { title: 'Chief reader' }, entry)).status).toBe(200)
    expect(
      await edit(here, { title: 'Head reader', text: 'Read and kept gauges.' }, entry),
    ).toMatchObject({ status: 409, code: 'CONFLICT', fields: { title: conflictMessage } })
    expect(
      (
        await edit(
          here,
          { title: 'Chief reader', text: 'Read and kept gauges.' },
          { ...entry, title: 'Chief reader' },
        )
      ).payload,
    ).toMatchObject({ title: 'Chief reader', text: 'Read and kept gauges.' })
  })

  it('returns 404 once deleted, or under another kind', async () => {
    const { here, there } = await twoTabs()
    const { entry_id } = (
      await here.request('POST intern-service/profile/projects-past-experience', { body: job })
    ).payload
    expect(
      (
        await here.request(`PATCH intern-service/profile/portfolio/${entry_id}`, {
          body: { title: 'Poster' },
        })
      ).status,
    ).toBe(404)
    await there.request(`DELETE intern-service/profile/projects-past-experience/${entry_id}`)
    expect(
      (
        await here.request(`PATCH intern-service/profile/projects-past-experience/${entry_id}`, {
          body: { ...job, base: { values: {} } },
        })
      ).status,
    ).toBe(404)
  })
})

it('a step that waits while the application is submitted is not saved', async () => {
  const { intern, here } = await twoTabs()
  const saved = await runBehindLock(server, {
    lock: (holder) =>
      holder.query('select from interns where intern_id = $1 for update', [intern.internId]),
    act: () =>
      here.request('POST intern-service/profile/skill/develop', {
        body: { skill_to_improve_ids: [1, 2] },
      }),
    change: (holder) =>
      holder.query(`update applications set status = 'SUBMITTED' where application_id = $1`, [
        intern.applicationId,
      ]),
  })
  expect(saved.status).toBe(409)
  expect(
    (
      await server.pool.query(
        'select skill_to_improve_ids from applications where application_id = $1',
        [intern.applicationId],
      )
    ).rows,
  ).toEqual([{ skill_to_improve_ids: [] }])
})
