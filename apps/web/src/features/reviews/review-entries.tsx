import { Badge } from '@fledge/ui/badge.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import frame from '../../platform/list/review-frame.module.css'
import { t } from '../../platform/i18n/use-texts.ts'
import { renderNone } from './render-none.tsx'
import { ReviewFile } from './review-file.tsx'
import type { Review } from './review-name.ts'
import styles from './reviews.module.css'

type Entry = Review['education'][number]
const formatEntryDates = (entry: Entry) =>
  entry.from
    ? ` ${formatMonthAndYear(entry.from)} – ${entry.to ? formatMonthAndYear(entry.to) : t('reviews.present')}`
    : ` · ${t('reviews.undated')}`
const formatEntryLine = (entry: Entry) =>
  [entry.degree ?? entry.title, entry.school ?? entry.place].filter(Boolean).join(', ')

/** A certificate or a file of the portfolio. */
function EntryFile({ entry }: { readonly entry: Entry }) {
  const id = entry.certificate_file_id ?? entry.file_id
  if (!id) return null
  const url = buildEndpointUrl('files', 'getFile', { params: { id } })
  return <ReviewFile fileId={id} name={entry.file_name ?? ''} url={url} />
}

/** Entries of the profile, with their files. */
export function ReviewEntries({
  entries,
  dated,
}: {
  readonly entries: readonly Entry[]
  readonly dated?: boolean
}) {
  if (entries.length === 0) return renderNone()
  return entries.map((entry) => (
    <div key={entry.entry_id} className={styles['entry']}>
      {entry.url ? (
        <a href={entry.url} target="_blank" rel="noreferrer nofollow">
          {formatEntryLine(entry)}
        </a>
      ) : (
        formatEntryLine(entry)
      )}
      {dated ? <span className={frame['dim']}>{formatEntryDates(entry)}</span> : null}
      {entry.is_certification ? (
        <>
          {' '}
          <Badge tone="teal">{t('reviews.certificate')}</Badge>
        </>
      ) : null}
      <EntryFile entry={entry} />
      {entry.text ? <p className={frame['dim']}>{entry.text}</p> : null}
    </div>
  ))
}
