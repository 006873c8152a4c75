import { line, text } from '@fledge/contract/platform/schema.ts'
import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { SaveRejectedError } from './autosaver.ts'
import { checkByRules, type FieldRules } from './check-fields.ts'
import { SaveSession, type FieldConflict, type SaveRequest } from './save-session.ts'

const saved = { first_name: 'Zainab', last_name: 'Bello', phone: null, intern_dob: '2004-02-03' }
const personal = sectionEndpoints.savePersonalInfo.body.shape

interface Setup {
  readonly saved?: FieldValues
  readonly rules?: FieldRules
  readonly input?: FieldValues
  readonly isSubmitted?: boolean
  /** Replaces the server's answer; by default every save succeeds. */
  readonly answer?: (request: SaveRequest) => Promise<FieldValues | undefined>
}

/** Opens a form on a fake server whose values others can change. */
function open({ saved: start = saved, rules = personal, input = {}, isSubmitted, answer }: Setup) {
  const values: Record<string, unknown> = { ...start, ...input }
  const server: { values: FieldValues } = { values: start }
  const sent: SaveRequest[] = []
  const shown: { conflicts: readonly FieldConflict[] } = { conflicts: [] }
  const session = new SaveSession({
    form: {
      read: () => ({ ...values }),
      write: (field, value) => {
        values[field] = value
      },
    },
    saved: start,
    check: checkByRules(rules),
    save: async (request) => {
      sent.push(request)
      return answer?.(request)
    },
    reload: async () => server.values,
    isSubmitted: isSubmitted ?? false,
    onConflicts: (conflicts) => {
      shown.conflicts = conflicts
    },
  })
  return { session, values, server, sent, shown }
}

/** Answers as the server does to these errors, as long as their fields are sent. */
const rejecting =
  (code: 'VALIDATION' | 'CONFLICT', errors: Readonly<Record<string, string>>) =>
  async ({ values }: SaveRequest): Promise<undefined> => {
    const fields = Object.fromEntries(
      Object.entries(errors).filter(([path]) =>
        Object.keys(values).some((name) => path.split('.').includes(name)),
      ),
    )
    if (Object.keys(fields).length > 0)
      throw new ApiError(code === 'CONFLICT' ? 409 : 400, code, 'Please check the fields.', fields)
  }

test('shows server errors at their fields and saves the rest', async () => {
  const tooYoung = { intern_dob: 'You must be 16 or older to register.' }
  const { session, sent } = open({
    input: { phone: '+234 800 555 0100', intern_dob: '2015-01-01' },
    answer: rejecting('VALIDATION', tooYoung),
  })
  expect(await session.save()).toEqual(tooYoung)
  expect(sent.at(-1)?.changes).toEqual({ phone: '+234 800 555 0100' })
  expect(sent.at(-1)?.values).toMatchObject({ first_name: 'Zainab' })
  expect(sent.at(-1)?.values).not.toHaveProperty('intern_dob')
})

test('does not send values that fail the contract: control characters, too long text, an emptied name', async () => {
  const { session, sent } = open({
    saved: { ...saved, goal: null },
    input: { first_name: 'Zai\u0000nab', last_name: '', goal: 'x'.repeat(1001) },
    rules: { first_name: line(100), last_name: line(100), goal: text(1000) },
  })
  expect(await session.save()).toEqual({
    first_name: 'Some characters can’t be used. Type this instead of pasting it.',
    last_name: 'Complete this field',
    goal: 'Use 1,000 characters or fewer',
  })
  expect(sent).toEqual([])
})

test('treats a field that was never filled in as missing, not invalid', async () => {
  expect(await open({ input: { phone: '' } }).session.save()).toEqual({})
})

test('maps errors of nested body fields to their form fields', async () => {
  const { session } = open({
    saved: { MOTIVATION: '', EQUIPMENT: '' },
    input: { MOTIVATION: 'a', EQUIPMENT: 'READY' },
    rules: { MOTIVATION: text(1000), EQUIPMENT: text(40) },
    answer: rejecting('VALIDATION', { 'answers.MOTIVATION': 'Shorten your answer.' }),
  })
  expect(await session.save()).toEqual({ MOTIVATION: 'Shorten your answer.' })
})

test('throws an error without fields, because nothing was saved', async () => {
  const { session } = open({
    input: { phone: '+234 800 555 0100' },
    answer: () =>
      Promise.reject(new ApiError(409, 'CONFLICT', 'Your application is with the programme team.')),
  })
  await expect(session.save()).rejects.toThrow('with the programme team')
  expect(session.isChanged()).toBe(true)
})

test('reports the invalid one of fields that are saved together', async () => {
  const { start_month, duration_weeks, hours_a_week } = sectionEndpoints.savePreference.body.shape
  const all = { start_month: '03/2027', duration_weeks: 10, hours_a_week: 30 }
  const form = (input: FieldValues) =>
    open({
      saved: all,
      input,
      rules: { start_month, duration_weeks, hours_a_week },
      answer: async ({ values }) => {
        if (!('start_month' in values)) throw new SaveRejectedError('All three')
        return rejecting('VALIDATION', { start_month: 'This month is over.' })({
          changes: {},
          values,
          base: { values: {} },
        })
      },
    })
  expect(await form({ start_month: '', hours_a_week: 20 }).session.save()).toEqual({
    start_month: 'Complete this field',
  })
  expect(await form({ start_month: '01/2026', hours_a_week: 20 }).session.save()).toEqual({
    start_month: 'This month is over.',
  })
})

test('sends only changed fields, with base values: not text that differs only in whitespace', async () => {
  const { session, sent } = open({
    input: { first_name: ' Zainab ', last_name: 'Okoye', phone: '' },
  })
  await session.save()
  expect(sent.map(({ changes }) => changes)).toEqual([{ last_name: 'Okoye' }])
  expect(sent[0]?.base.values).toMatchObject({ first_name: 'Zainab', last_name: 'Bello' })
  await session.save()
  expect(sent).toHaveLength(1)
})

test('sends a list that was emptied', async () => {
  const { session, sent } = open({
    saved: { skill_ids: [1], project_ids: [3] },
    input: { skill_ids: [] },
    rules: sectionEndpoints.saveSpecialisation.body.shape,
  })
  await session.save()
  expect(sent[0]?.changes).toEqual({ skill_ids: [] })
})

test('takes over newer values of untouched fields and keeps the input in others', () => {
  const { session, values, shown } = open({ input: { phone: '+234 800 555 0100' } })
  session.follow({ ...saved, last_name: 'Okoye' })
  expect(values).toMatchObject({ last_name: 'Okoye', phone: '+234 800 555 0100' })
  expect(shown.conflicts).toEqual([])
})

test('shows a field that both changed as a conflict, saves the others, and then the decision', async () => {
  const message = 'Owen Price changed this while you were editing.'
  const { session, values, server, sent, shown } = open({
    input: { last_name: 'Okoye', phone: '+234 800 555 0100' },
    answer: async ({ changes, base }) => {
      if ('last_name' in changes && base.values['last_name'] !== 'Ade')
        throw new ApiError(409, 'CONFLICT', 'Changed.', { last_name: message })
      return undefined
    },
  })
  server.values = { ...saved, last_name: 'Ade' }
  expect(await session.save()).toEqual({})
  expect(shown.conflicts).toEqual([{ field: 'last_name', theirs: 'Ade', message }])
  expect(sent.at(-1)?.changes).toEqual({ phone: '+234 800 555 0100' })
  session.decide('last_name', true)
  expect(shown.conflicts).toEqual([])
  await session.save()
  expect(sent.at(-1)).toMatchObject({
    changes: { last_name: 'Okoye' },
    base: { values: { last_name: 'Ade' } },
  })
  expect(values['last_name']).toBe('Okoye')
})

test('a conflict that is decided for the saved value needs no save', async () => {
  const { session, values, sent } = open({ input: { last_name: 'Okoye' } })
  session.follow({ ...saved, last_name: 'Ade' })
  session.decide('last_name', false)
  expect(values['last_name']).toBe('Ade')
  await session.save()
  expect(sent).toEqual([])
})

test('a submitted form retries after a change to other fields, and stops at a conflict', async () => {
  const answer = async ({ base, values }: SaveRequest) => {
    const stale = Object.keys(values).filter(
      (field) => field === 'last_name' && base.values[field] === 'Bello',
    )
    if (stale.length > 0) throw new ApiError(409, 'CONFLICT', 'Changed.', { last_name: 'Changed.' })
    return undefined
  }
  const other = open({ input: { phone: '+234 800 555 0100' }, isSubmitted: true, answer })
  other.server.values = { ...saved, last_name: 'Ade' }
  await other.session.save()
  expect(other.sent.at(-1)?.values).toMatchObject({ last_name: 'Ade', phone: '+234 800 555 0100' })

  const unchanged = open({ input: { last_name: 'Okoye' }, isSubmitted: true, answer })
  unchanged.server.values = { ...saved, last_name: 'Ade' }
  await unchanged.session.save()
  expect(unchanged.shown.conflicts).toMatchObject([{ field: 'last_name', theirs: 'Ade' }])
  expect(unchanged.sent).toHaveLength(1)
})

test('gives up when others change the same record with every save', async () => {
  const { session, server } = open({
    input: { phone: '+234 800 555 0100' },
    isSubmitted: true,
    answer: async () => {
      server.values = { ...server.values, last_name: `Ade ${Math.random()}` }
      throw new ApiError(409, 'CONFLICT', 'Changed.', { last_name: 'Changed.' })
    },
  })
  await expect(session.save()).rejects.toThrow('Changed.')
})
