import pg from 'pg'

/** Ids used in the requests of an actor, by kind. */
export type ScaleIds = Readonly<Record<string, string>>

/** A person of a data set who makes requests. */
export interface ScaleActor {
  readonly name: string
  readonly side: 'company' | 'intern' | 'operator'
  readonly email: string
  readonly ids: ScaleIds
}

/** Typical numbers of rows: the company closest to them is the same kind of company at any size. */
const ordinaryCompany = `
  select company_id from companies c
  join lateral (select count(*) from candidatures r where r.company_id = c.company_id) a (candidatures) on true
  join lateral (select count(*) from interviews r where r.company_id = c.company_id and r.status = 'CONFIRMED') b (agreed) on true
  join lateral (select count(*) from internships r where r.company_id = c.company_id and r.status = 'ONGOING') d (ongoing) on true
  join lateral (select count(*) from offers r where r.company_id = c.company_id) e (offers) on true
  join lateral (select count(*) from members r where r.company_id = c.company_id) f (members) on true
  where c.status = 'APPROVED'
  order by abs(candidatures - 30) + 4 * abs(offers - 8) + 15 * abs(agreed - 1) + 15 * abs(ongoing - 1) + 3 * abs(members - 3), company_id
  limit 1`

const largestCompany = `
  select company_id from candidatures group by company_id order by count(*) desc, company_id limit 1`

/** Rows that an administrator of a company looks at; the newest of each kind. */
const companyIds = `
  select u.email::text as email, u.user_id as user, m.member_id as member, c.company_id as company, c.slug,
    (select plan_id from plans p where p.company_id = c.company_id and p.status = 'ACTIVE' order by created_at desc, plan_id limit 1) as plan,
    d.candidature_id as candidature, d.intern_id as intern, o.offer_id as offer, i.interview_id as interview, case when i.starts_at is not null then i.interview_id end as agreed_interview,
    s.internship_id as internship, s.intern_id as hired_intern, w.weekly_feedback_id as week,
    n.intern_id as candidate, n.application_id as application
  from companies c
  join members m on m.company_id = c.company_id and m.is_first
  join users u on u.user_id = m.user_id
  left join lateral (select * from candidatures r where r.company_id = c.company_id and exists (select from offers x where x.candidature_id = r.candidature_id)
    order by r.stage_since desc, candidature_id limit 1) d on true
  left join lateral (select * from offers r where r.candidature_id = d.candidature_id order by created_at desc, offer_id limit 1) o on true
  left join lateral (select * from interviews r where r.company_id = c.company_id order by (r.status = 'CONFIRMED') desc, (r.starts_at is null), created_at desc, interview_id limit 1) i on true
  left join lateral (select * from internships r where r.company_id = c.company_id order by (r.status = 'ONGOING') desc, created_at desc, internship_id limit 1) s on true
  left join lateral (select * from internship_weeks r where r.internship_id = s.internship_id order by number limit 1) w on true
  left join lateral (select * from intern_search order by approved_at desc, intern_id limit 1) n on true
  where c.company_id = $1`

const internIds = `
  select u.email::text as email, u.user_id as user, i.intern_id as intern, a.application_id as application,
    d.candidature_id as candidature, d.company_id as company, d.plan_id as plan, o.offer_id as offer,
    v.interview_id as interview, case when v.starts_at is not null then v.interview_id end as agreed_interview, s.internship_id as internship, s.offer_id as hired_offer, w.weekly_feedback_id as week,
    y.payment_id as payment, f.file_id as file
  from interns i
  join users u on u.user_id = i.user_id
  join applications a on a.intern_id = i.intern_id
  left join lateral (select * from candidatures r where r.intern_id = i.intern_id and known_to_intern_at is not null
    order by exists (select from offers x where x.candidature_id = r.candidature_id and answer_by is not null) desc, stage_since desc, candidature_id limit 1) d on true
  left join lateral (select * from offers r where r.candidature_id = d.candidature_id order by created_at desc, offer_id limit 1) o on true
  left join lateral (select * from interviews r where r.intern_id = i.intern_id order by (r.starts_at is null), created_at desc, interview_id limit 1) v on true
  left join lateral (select * from internships r where r.intern_id = i.intern_id order by created_at desc, internship_id limit 1) s on true
  left join lateral (select * from internship_weeks r where r.internship_id = s.internship_id order by number limit 1) w on true
  left join lateral (select * from payments r where r.intern_id = i.intern_id order by payment_id limit 1) y on true
  left join lateral (select * from files r where r.owner_user_id = i.user_id order by file_id limit 1) f on true
  where i.intern_id = $1`

/**
 * An approved intern of a live batch with six candidatures, an agreed interview and an offer to
 * answer.
 */
const applyingIntern = `
  select intern_id from applications a
  join lateral (select count(*) from candidatures c where c.intern_id = a.intern_id) k (candidatures) on true
  join lateral (select count(*) from offers o where o.intern_id = a.intern_id) f (offers) on true
  join lateral (select count(*) from interviews i where i.intern_id = a.intern_id and i.status = 'CONFIRMED') v (agreed) on true
  where a.status = 'APPROVED' and exists (select from offers o where o.intern_id = a.intern_id and o.status = 'OFFERED')
  order by abs(candidatures - 6) + 3 * abs(offers - 1) + 3 * abs(agreed - 1), a.intern_id limit 1`

/** An intern who paid for the place and whose internship has run for some weeks. */
const placedIntern = `
  select s.intern_id from internships s
  join lateral (select count(*) from internship_weeks w where w.internship_id = s.internship_id and w.unlocks_at < $1) k (weeks) on true
  join lateral (select count(*) from candidatures c where c.intern_id = s.intern_id) l (candidatures) on true
  where s.status = 'ONGOING'
  order by exists (select from payments y where y.intern_id = s.intern_id) desc, abs(weeks - 4) + 2 * abs(candidatures - 3), s.intern_id limit 1`

const operatorIds = `
  select u.email::text as email, u.user_id as user,
    (select company_id from companies where status = 'PENDING_APPROVAL' order by created_at limit 1) as company,
    (select application_id from applications where status = 'SUBMITTED' order by submitted_at limit 1) as application,
    (select n.user_id from candidatures c join interns n using (intern_id) where c.stage = 'OFFERED' order by c.stage_since limit 1) as person,
    (select application_id from applications a where status = 'APPROVED' and not exists (select from offers o join candidatures c using (candidature_id) where c.application_id = a.application_id) order by decided_at, application_id limit 1) as unplaced,
    (select plan_id from plans p join companies c using (company_id) where p.status = 'ACTIVE' and c.status = 'APPROVED' and not p.is_taken_down and p.openings_taken < p.openings order by p.created_at, plan_id limit 1) as plan,
    (select offer_id from offers where status = 'IN_REVIEW' order by sent_at limit 1) as offer,
    (select batch_id from batches order by created_at desc limit 1) as batch,
    (select code from batches order by created_at desc limit 1) as batch_code,
    (select slug from batches order by created_at desc limit 1) as batch_slug,
    (select uuid from certificates order by issued_at desc limit 1) as certificate,
    (select action_id from internship_actions where kind = 'REPORT_CONCERN' order by action_id limit 1) as concern
  from users u where u.operator_role = 'MANAGER' order by u.user_id limit 1`

/**
 * Finds people whose own data are the same at any size, so that any growth is due to the data of
 * others, and the largest company, whose data grow with the data set.
 */
export async function findScaleActors(
  connection: pg.ClientConfig,
  now: Date,
): Promise<readonly ScaleActor[]> {
  // The product's own connections time out after some seconds; on large data sets this takes
  // longer.
  const client = new pg.Client({ ...connection, options: '-c statement_timeout=0' })
  await client.connect()
  const read = async (text: string, values: readonly string[] = []) => {
    const { rows } = await client.query<Record<string, string | null>>(text, [...values])
    // An actor without a row of some kind makes no requests about it.
    return Object.fromEntries(
      Object.entries(rows[0] ?? {}).flatMap(([key, value]) =>
        value === null ? [] : [[key, value]],
      ),
    )
  }
  const find = async (wanted: string, ids: string, values: readonly string[] = []) =>
    read(ids, Object.values(await read(wanted, values)))
  try {
    const shared = await read(operatorIds)
    return [
      toActor('company', 'company', await find(ordinaryCompany, companyIds), shared),
      toActor('largest company', 'company', await find(largestCompany, companyIds), shared),
      toActor('intern', 'intern', await find(applyingIntern, internIds), shared),
      toActor(
        'placed intern',
        'intern',
        await find(placedIntern, internIds, [now.toISOString()]),
        shared,
      ),
      toActor('operator', 'operator', shared, {}),
    ]
  } finally {
    await client.end()
  }
}

const toActor = (
  name: string,
  side: ScaleActor['side'],
  { email = '', ...ids }: Readonly<Record<string, string>>,
  shared: ScaleIds,
): ScaleActor => ({ name, side, email, ids: { ...shared, ...ids } })
