import type { ComparedAccount } from '@fledge/contract/accounts/merge-schema.ts'
import { getPersonBadge } from '@fledge/domain/people/person-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
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
        {useComparedRows().map(({ name, toValue }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
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
}

function useComparedRows(): readonly ComparedRow[] {
  const [zone, now] = [useZone(), useNow()]
  return [
    {
      name: t('personScreen.merge.name'),
      toValue: ({ id, name, email }) => (
        <Link to={buildPath(paths.operator.person, { id })}>{name || email}</Link>
      ),
    },
    { name: t('personScreen.email'), toValue: ({ email }) => email },
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
