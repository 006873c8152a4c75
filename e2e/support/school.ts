import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { getProductTime, addDaysTo } from './clock.ts'
import { sendRequest, signInByApi } from './requests.ts'
import { insertTestOperator } from './operator.ts'
import { createTestUser, type TestUser } from './test-user.ts'

const day = 86_400_000

/** A university partner with an open batch and an email domain for its students. */
export interface School {
  readonly key: string
  readonly partner: string
  readonly domain: string
  readonly university: string
  readonly operator: TestUser
  readonly open: { readonly batch_id: string; readonly slug: string }
  batch(
    name: string,
    over?: Readonly<Record<string, unknown>>,
    isPublished?: boolean,
  ): Promise<{ readonly batch_id: string; readonly code: string; readonly slug: string }>
}

export async function aSchool(browser: Browser): Promise<School> {
  const key = randomUUID().slice(0, 6)
  const operator = await createTestUser(browser, `team.${key}@fledge.example`, 'Europe/Lisbon')
  await insertTestOperator(operator.email)
  await signInByApi(operator)
  const now = (await getProductTime(operator)).getTime()
  const at = (days: number) => new Date(now + days * day).toISOString()
  const from = addDaysTo(new Date(now).toISOString().slice(0, 10), 60)
  const batch: School['batch'] = async (name, over = {}, isPublished = true) => {
    const slug = `${name.toLowerCase()}-${key}`
    const created = await sendRequest<{ batch_id: string }>(
      operator.page,
      'POST operator/batches',
      {
        name: `${name} ${key}`,
        slug,
        code: slug.toUpperCase(),
        partner_id: null,
        introduction: 'Remote internships with companies that answer.',
        enrolment_opens_at: at(-1),
        enrolment_closes_at: at(40),
        campaign_ends_at: null,
        programme_start: from,
        programme_end: addDaysTo(from, 200),
        seats: 10,
        payer: 'B2B',
        price: null,
        refund_days: 0,
        max_offers: 3,
        services: [],
        ...over,
      },
    )
    if (isPublished)
      await sendRequest(operator.page, `POST operator/batches/${created.batch_id}/publish`, {})
    return { ...created, code: slug.toUpperCase(), slug }
  }
  const universities = await sendRequest<
    readonly { university_name: string; domains: readonly string[] }[]
  >(operator.page, 'GET common-services/university?search=university&page=7')
  const names = universities.map((university) => university.university_name)
  // A name that is no other name's prefix, so that typing it matches one option.
  const known = universities.find(
    ({ domains, university_name: name }) =>
      domains.length > 0 &&
      /^[A-Za-z ]+$/.test(name) &&
      names.filter((other) => other.startsWith(name)).length === 1,
  )
  const domain = `students-${key}.example`
  const partner = `School of ${key}`
  const { partner_id } = await sendRequest<{ partner_id: string }>(
    operator.page,
    'POST operator/partners',
    {
      name: partner,
      slug: `school-${key}`,
      introduction: 'Our own programme.',
      email_domains: [domain, `${key}.${known?.domains[0] ?? ''}`],
    },
  )
  return {
    key,
    partner,
    domain,
    university: known?.university_name ?? '',
    operator,
    open: await batch('Harbour', { partner_id }),
    batch,
  }
}
