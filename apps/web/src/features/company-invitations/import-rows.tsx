import type { ImportPreview } from '@fledge/contract/company-invitations/schema.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatDayInSentence, useNow } from '../../platform/time/clock.ts'
import styles from './import-rows.module.css'

type Row = ImportPreview['rows'][number]

/** Each row of a file with what happens to it; scrolls inside its card on a phone. */
export function ImportRows({ rows }: { readonly rows: readonly Row[] }) {
  const title = t('importCompanies.preview')
  const columns = [
    t('importCompanies.row'),
    t('importCompanies.company'),
    t('importCompanies.contact'),
    t('importCompanies.result'),
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard, too
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={title}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ImportRow key={row.row} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ImportRow({ row }: { readonly row: Row }) {
  return (
    <tr>
      <td>{row.row}</td>
      <th scope="row">
        {row.name}
        <span className={styles['small']}>{row.website}</span>
      </th>
      <td>
        {`${row.first_name} ${row.last_name}`}
        <span className={styles['small']}>{row.email}</span>
      </td>
      <td className={row.refusal === null ? undefined : styles['dim']}>
        <Outcome row={row} />
      </td>
    </tr>
  )
}

function Outcome({ row: { refusal, invited_at: at } }: { readonly row: Row }) {
  const [zone, now] = [useZone(), useNow()]
  if (refusal === null) return t('importCompanies.invite')
  return at === null
    ? t('importCompanies.leftOutRow', { reason: translateKey(refusal) })
    : t('importCompanies.invitedOn', { date: formatDayInSentence(at, zone, now) })
}
