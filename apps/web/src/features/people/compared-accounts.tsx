import type { ComparedAccount } from '@fledge/contract/accounts/merge-schema.ts'
import { getPersonBadge } from '@fledge/domain/people/person-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { ReactNode } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearDay, formatNearTime, useNow } from '../../platform/time/clock.ts'
import styles from './compared-accounts.module.css'

interface ComparedAccountsProps {
  readonly accounts: readonly ComparedAccount[]
}

/** Two accounts side by side: whose they are, when they were used, and how much each one has. */
export function ComparedAccounts({ accounts }: ComparedAccountsProps) {
  return (
    <table className={styles['table']} aria-label={t('personScreen.merge.table')}>
      <tbody>
        {useComparedRows().map(({ name, toValue, toKey }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {toKey ? <Agreement keys={accounts.map(toKey)} /> : null}
            </th>
            {accounts.map((account) => (
              <td key={account.id}>{toValue(account)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ComparedRow {
  readonly name: string
  readonly toValue: (account: ComparedAccount) => ReactNode
  /** What is compared, of what identifies someone. */
  readonly toKey?: (account: ComparedAccount) => string
}

/** Whether the two agree; nothing if one of them has no value. */
function Agreement({ keys }: { readonly keys: readonly string[] }) {
  if (keys.includes('')) return null
  const isSame = new Set(keys).size === 1
  return (
    <span className={styles[isSame ? 'same' : 'differs']}>
      {isSame ? <IconCheck size={14} aria-hidden /> : null}
      {t(isSame ? 'personScreen.merge.same' : 'personScreen.merge.differs')}
    </span>
  )
}

// As the suggestions compare them.
const toPhoneKey = (phone: string | null) => phone?.replace(/^00|[^0-9]/g, '') ?? ''
const toNameKey = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

function useComparedRows(): readonly ComparedRow[] {
  const [zone, now] = [useZone(), useNow()]
  return [
    {
      name: t('personScreen.merge.name'),
      toValue: ({ id, name, email }) => (
        <Link to={buildPath(paths.operator.person, { id })}>{name || email}</Link>
      ),
      toKey: ({ name }) => toNameKey(name),
    },
    ...getIdentityRows(),
    { name: t('personScreen.merge.state'), toValue: (account) => <State account={account} /> },
    {
      name: t('personScreen.merge.batch'),
      toValue: ({ application }) => application?.batch_name ?? t('peopleScreen.noApplication'),
    },
    {
      name: t('personScreen.created'),
      toValue: (account) => formatNearDay(account.created_at, zone, now),
    },
    {
      name: t('personScreen.seen'),
      toValue: ({ last_seen_at: at }) =>
        at ? formatNearTime(at, zone, now) : t('personScreen.never'),
    },
    ...counts.map(([key, text]) => ({
      name: t(text),
      toValue: ({ has }: ComparedAccount) => has[key],
    })),
  ]
}

const getIdentityRows = (): readonly ComparedRow[] => [
  {
    name: t('personScreen.merge.birthDate'),
    toValue: ({ birth_date: day }) => (day ? formatDate(day) : t('personScreen.merge.missing')),
    toKey: ({ birth_date: day }) => day ?? '',
  },
  {
    name: t('personScreen.phone'),
    toValue: ({ phone }) => phone || t('personScreen.merge.missing'),
    toKey: ({ phone }) => toPhoneKey(phone),
  },
  {
    name: t('personScreen.email'),
    toValue: ({ email }) => email,
    toKey: ({ email }) => email.toLowerCase(),
  },
]

const counts = [
  ['candidatures', 'personScreen.candidatures'],
  ['interviews', 'personScreen.interviews'],
  ['offers', 'personScreen.offers'],
  ['internships', 'personScreen.internships'],
  ['payments', 'personScreen.payments'],
  ['certificates', 'personScreen.merge.certificates'],
] as const

function State({ account }: { readonly account: ComparedAccount }) {
  const badge = getPersonBadge({ ...account, company: null })
  return <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
}
