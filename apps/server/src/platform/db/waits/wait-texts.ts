import type { OverdueKind } from '@fledge/domain/overdue/types.ts'

// Texts of the waits in the programme team's lists. They are read for the items of a page only:
// counting and ordering all of them needs no name.

interface WaitText {
  readonly kinds: readonly OverdueKind[]
  readonly id: string
  readonly title: string
  readonly detail: string
  /** Name of the company that it concerns. */
  readonly company?: string
  /** Whether it is a reported concern. */
  readonly isConcern?: string
  readonly from: string
}

const fullNameSql = `trim(u.first_name || ' ' || u.last_name)`
const toInternJoin = (intern: string) =>
  `join interns n on n.intern_id = ${intern} join users u on u.user_id = n.user_id`

const waitTexts: readonly WaitText[] = [
  {
    kinds: ['APPLICATION', 'OPINION', 'PLACEMENT'],
    id: 'a.application_id',
    title: fullNameSql,
    detail: 'b.name',
    from: `applications a join batches b using (batch_id) ${toInternJoin('a.intern_id')}`,
  },
  {
    kinds: ['COMPANY', 'WAITING_LIST'],
    id: 'c.company_id',
    title: 'c.name',
    detail: `''`,
    company: 'c.name',
    from: 'companies c',
  },
  {
    kinds: ['OFFER'],
    id: 'o.offer_id',
    title: fullNameSql,
    detail: 'o.role',
    company: 'c.name',
    from: `offers o join companies c using (company_id) ${toInternJoin('o.intern_id')}`,
  },
  {
    kinds: ['CLAIM'],
    id: 'i.interview_id',
    title: fullNameSql,
    detail: `''`,
    company: 'c.name',
    from: `interviews i join companies c using (company_id) ${toInternJoin('i.intern_id')}`,
  },
  {
    kinds: ['NO_SHOW'],
    id: 's.no_show_id',
    title: `case s.side when 'company' then c.name else ${fullNameSql} end`,
    detail: `case s.side when 'company' then ${fullNameSql} else '' end`,
    company: 'c.name',
    from: `no_shows s join companies c using (company_id) ${toInternJoin('s.intern_id')}`,
  },
  {
    kinds: ['ACTION'],
    id: 'x.action_id',
    title: fullNameSql,
    detail: 'o.role',
    company: 'c.name',
    isConcern: `x.kind = 'REPORT_CONCERN'`,
    from: `internship_actions x join internships i using (internship_id) join offers o using (offer_id) join companies c on c.company_id = i.company_id ${toInternJoin('i.intern_id')}`,
  },
  // Reviewers see the list, too, but not the money.
  {
    kinds: ['REFUND'],
    id: 'rp.proposal_id',
    title: fullNameSql,
    detail: `''`,
    from: `refund_proposals rp join payments y using (payment_id) ${toInternJoin('y.intern_id')}`,
  },
  {
    kinds: ['MESSAGE'],
    id: 'm.message_id',
    title: 'm.subject',
    detail: `''`,
    from: 'messages m',
  },
  {
    kinds: ['REPLY'],
    id: 'mr.reply_id',
    title: fullNameSql,
    detail: 'm.subject',
    from: 'message_replies mr join messages m using (message_id) join users u on u.user_id = mr.user_id',
  },
  {
    kinds: ['ERASURE', 'BAN_APPEAL'],
    id: 'u.user_id',
    title: fullNameSql,
    detail: `''`,
    from: 'users u',
  },
  {
    kinds: ['APPEAL'],
    id: 'h.hiding_id',
    title: `coalesce(p.name, c.name, (select ${fullNameSql} from interns n join users u using (user_id) where n.intern_id = h.intern_id))`,
    detail: `''`,
    company: 'c.name',
    from: 'content_hidings h left join companies c on c.company_id = h.company_id left join plans p on p.plan_id = h.plan_id',
  },
  {
    kinds: ['REPORT'],
    id: 'r.report_id',
    title: `coalesce(p.name, c.name, (select ${fullNameSql} from interns n join users u using (user_id) where n.intern_id = r.about_intern_id))`,
    detail: `''`,
    company: 'c.name',
    from: 'content_reports r left join companies c on c.company_id = r.about_company_id left join plans p on p.plan_id = r.about_plan_id',
  },
  {
    kinds: ['DECISION'],
    id: 'k.candidature_id',
    title: 'c.name',
    detail: `${fullNameSql} || ' · ' || p.name`,
    company: 'c.name',
    from: `candidatures k join companies c using (company_id) join plans p using (plan_id) ${toInternJoin('k.intern_id')}`,
  },
]

/** Title, detail and company of a wait, and whether it is a concern. @param item alias of the wait */
export const waitTextsSql = (item: string): string =>
  waitTexts
    .map(
      ({ kinds, id, title, detail, company = 'null::text', isConcern = 'false', from }) =>
        `select ${title} as title, ${detail} as detail, ${company} as company_name, ${isConcern} as is_concern from ${from} where ${item}.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and ${id} = ${item}.id`,
    )
    .join('\n union all ')
