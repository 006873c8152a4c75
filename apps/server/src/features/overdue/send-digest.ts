import type { TextValue } from '@fledge/contract/mails.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { canDecideWait } from '@fledge/domain/waits/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { countMoneyIncidents } from '../today/public.ts'
import { countTeamWaits } from '../waits/public.ts'
import { type MorningOperator, type PartnerTurn, partnerTurns } from './queries/overdue.queries.ts'

type TeamWaits = Awaited<ReturnType<typeof countTeamWaits>>[number]
type Row = readonly TextValue[]

/** Emails an operator what their role can act on, each number with its list; nothing without any. */
export const sendDigest = (tx: Tx, operator: MorningOperator): Promise<void> =>
  operator.operator_role === 'PARTNER'
    ? sendPartnerDigest(tx, operator)
    : sendTeamDigest(tx, operator)

async function sendTeamDigest(tx: Tx, operator: MorningOperator): Promise<void> {
  const counts = await countTeamWaits(tx, { userId: operator.user_id })
  const waits = counts
    .filter(({ kind, open }) => open > 0 && canDecideWait(operator.operator_role, kind))
    .toSorted(compareWaits)
  const problems = await listMoneyProblems(tx, operator)
  if (waits.length === 0 && problems.length === 0) return
  const open = sum([...waits.map((wait) => wait.open), ...problems.map(({ count }) => count)])
  await tx.notify({
    to: { users: [operator.user_id] },
    content: composeMail('overdue.digest', {
      tasks: translate('overdue.digest.tasks', { count: open }),
      late: sum(waits.map(({ late }) => late)),
    }),
    rows: [...waits.map(toWaitRow), ...problems.map(toProblemRow)],
    link: paths.operator.dashboard,
    isEmailOnly: true,
  })
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Own tasks first, then those of colleagues who are away, then those that no one has taken, then what is due first. */
const compareWaits = (a: TeamWaits, b: TeamWaits): number =>
  Number(b.mine > 0) - Number(a.mine > 0) ||
  Number(b.covered > 0) - Number(a.covered > 0) ||
  Number(b.unowned > 0) - Number(a.unowned > 0) ||
  a.oldest.localeCompare(b.oldest)

const toWaitsPath = (filters: Readonly<Record<string, string>>) =>
  buildPath(paths.operator.waits, {}, filters)

function toWaitRow({ kind, open, mine, covered, unowned, late }: TeamWaits): Row {
  const details = [
    { part: 'mine', count: mine, filters: { owner: 'me' } },
    { part: 'covered', count: covered, filters: { owner: 'away' } },
    { part: 'unowned', count: unowned, filters: { owner: 'none' } },
    { part: 'late', count: late, filters: { late: 'true' } },
  ] as const
  return [
    translate(`overdue.kind.${kind}`),
    { text: String(open), link: toWaitsPath({ kind }) },
    ...details.flatMap(({ part, count, filters }) =>
      count === 0
        ? []
        : [
            {
              text: translate(`overdue.digest.${part}`, { count }),
              link: toWaitsPath({ kind, ...filters }),
            },
          ],
    ),
  ]
}

interface MoneyProblem {
  readonly name: 'failingEvents' | 'paymentDifferences'
  readonly count: number
  /** The list that it counts. */
  readonly link: string
}

async function listMoneyProblems(
  tx: Tx,
  operator: MorningOperator,
): Promise<readonly MoneyProblem[]> {
  if (!hasOperatorAccess(operator.operator_role, 'operator:finance')) return []
  const { failingEvents, paymentDifferences } = await countMoneyIncidents(tx)
  const { webhooks, differences } = paths.operator
  const problems: readonly MoneyProblem[] = [
    {
      name: 'failingEvents',
      count: failingEvents,
      link: buildPath(webhooks, {}, { state: 'FAILING' }),
    },
    {
      name: 'paymentDifferences',
      count: paymentDifferences,
      link: buildPath(differences, {}, { state: 'OPEN' }),
    },
  ]
  return problems.filter(({ count }) => count > 0)
}

const toProblemRow = ({ name, count, link }: MoneyProblem): Row => [
  translate(`overdue.digest.${name}`),
  { text: String(count), link },
]

/** Someone at a partner decides nothing, but knows the interns who have something to do. */
async function sendPartnerDigest(tx: Tx, operator: MorningOperator): Promise<void> {
  if (operator.partner_id === null) return
  const turns = await tx.many(partnerTurns, {
    partner_id: operator.partner_id,
    now: tx.now.toISOString(),
  })
  const [first] = turns
  if (!first) return
  await tx.notify({
    to: { users: [operator.user_id] },
    content: composeMail('overdue.partnerDigest', {
      interns: translate('overdue.digest.interns', { count: first.interns }),
    }),
    rows: turns.flatMap(toPartnerRows),
    link: paths.operator.batches,
    isEmailOnly: true,
  })
}

/** What an intern has to do about an application. */
const turnStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'CHANGES_REQUESTED'] as const

function toPartnerRows(turn: PartnerTurn): readonly Row[] {
  const status = turnStatuses.find((known) => known === turn.status)
  return status ? [toPartnerRow(turn, status)] : []
}

const toPartnerRow = (
  { batch_id: batch, batch_name: name, count }: PartnerTurn,
  status: (typeof turnStatuses)[number],
): Row => [
  name,
  {
    text: translate(`overdue.digest.${status}`, { count }),
    link: buildPath(paths.operator.people, {}, { batch, application: status }),
  },
]
