import { profileReaders } from '@fledge/contract/applications/section-endpoints.ts'
import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import { profileCan } from '@fledge/domain/profiles/can.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { IconPencil } from '@fledge/ui/icons/pencil.tsx'
import { IconPlus } from '@fledge/ui/icons/plus.tsx'
import { IconTrash } from '@fledge/ui/icons/trash.tsx'
import { useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { buildEndpointUrl, client } from '../../platform/http/client.ts'
import { invalidateEndpoints, showFailure, useApiQuery } from '../../platform/query/query.ts'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { SuggestedEntry } from './suggest-education-entry.ts'
import { formatLifeMonth } from './format-life-month.ts'
import styles from './resume.module.css'

const EntryDialog = lazyComponent(() =>
  import('./entry-dialog.tsx').then((parts) => parts.EntryDialog),
)

type Entry = EntryView

const refreshEntries = () =>
  invalidateEndpoints([...profileReaders, 'listEducation', 'listExperience', 'listPortfolio'])
const removers = {
  education: (id: string) => client.applications.removeEducation({ params: { id } }),
  experience: (id: string) => client.applications.removeExperience({ params: { id } }),
  portfolio: (id: string) => client.applications.removePortfolio({ params: { id } }),
} as const
const formatEntryTitle = (entry: Entry) =>
  [entry.degree ?? entry.title, entry.school ?? entry.place].filter(Boolean).join(', ')
const formatEntryDates = (entry: Entry) =>
  entry.from
    ? t('applications.resume.span', {
        from: formatLifeMonth(entry.from),
        to: entry.to ? formatLifeMonth(entry.to) : t('applications.entry.now'),
      })
    : entry.to
      ? t('applications.resume.until', { to: formatLifeMonth(entry.to) })
      : null

/** Fetches the user's entries of one kind only. */
function useEntries(kind: EntryKind) {
  const education = useApiQuery(
    'applications',
    'listEducation',
    {},
    { enabled: kind === 'education' },
  )
  const experience = useApiQuery(
    'applications',
    'listExperience',
    {},
    { enabled: kind === 'experience' },
  )
  const portfolio = useApiQuery(
    'applications',
    'listPortfolio',
    {},
    { enabled: kind === 'portfolio' },
  )
  return { education, experience, portfolio }[kind]
}

/** File attached to an entry: a scanned certificate or a portfolio item. */
function EntryFile({ entry }: { readonly entry: Entry }) {
  const id = entry.certificate_file_id ?? entry.file_id
  return id ? (
    <Meta>
      <a
        href={buildEndpointUrl('files', 'getFile', { params: { id } })}
        target="_blank"
        rel="noreferrer"
      >
        {entry.file_name ?? t('applications.entry.file')}
      </a>
    </Meta>
  ) : null
}

interface EntryRowProps {
  readonly entry: Entry
  readonly refused: string | null
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function EntryRow({ entry, refused, onEdit, onRemove }: EntryRowProps) {
  const title = formatEntryTitle(entry)
  return (
    <CardListItem
      end={
        refused !== null ? null : (
          <span className={styles['entryActs']}>
            <IconButton label={t('applications.entry.edit', { entry: title })} onClick={onEdit}>
              <IconPencil size={18} />
            </IconButton>
            <IconButton label={t('applications.entry.remove', { entry: title })} onClick={onRemove}>
              <IconTrash size={18} />
            </IconButton>
          </span>
        )
      }
    >
      <p>
        {title}{' '}
        {entry.is_certification ? (
          <Badge tone="teal">{t('applications.entry.certified')}</Badge>
        ) : null}
      </p>
      <Meta>{[formatEntryDates(entry), entry.url, entry.text].filter(Boolean).join(' · ')}</Meta>
      <EntryFile entry={entry} />
    </CardListItem>
  )
}

function NoEntries({ kind }: { readonly kind: EntryKind }) {
  return (
    <CardList>
      <CardListItem>
        <Meta>{t(`applications.entry.none.${kind}`)}</Meta>
      </CardListItem>
    </CardList>
  )
}

interface EntryListProps {
  readonly kind: EntryKind
  readonly listed: ReturnType<typeof useEntries>
  readonly refused: string | null
  readonly onEdit: (entry: Entry) => void
}

function EntryList({ kind, listed, refused, onEdit }: EntryListProps) {
  const remove = (id: string) => void removers[kind](id).then(refreshEntries, showFailure)
  return (
    <QueryResult
      of={listed}
      name={translateKey(`applications.field.${kind}`)}
      empty={<NoEntries kind={kind} />}
    >
      {(entries) => (
        <CardList>
          {entries.map((entry) => (
            <EntryRow
              key={entry.entry_id}
              entry={entry}
              refused={refused}
              onEdit={() => onEdit(entry)}
              onRemove={() => remove(entry.entry_id)}
            />
          ))}
        </CardList>
      )}
    </QueryResult>
  )
}

interface SuggestedEntryRowProps {
  readonly begun: SuggestedEntry
  readonly onGoOn: () => void
}

function SuggestedEntryRow({ begun, onGoOn }: SuggestedEntryRowProps) {
  return (
    <CardList>
      <CardListItem
        end={
          <Button size="small" onClick={onGoOn}>
            {t('applications.entry.goOn')}
          </Button>
        }
      >
        <p>{formatEntryTitle({ ...begun, entry_id: '' })}</p>
        <Meta>{t('applications.entry.begun')}</Meta>
      </CardListItem>
    </CardList>
  )
}

interface EntryCardProps {
  readonly kind: EntryKind
  /** Message explaining why the entries are read-only, or null. */
  readonly refused: string | null
  /** Prefilled values suggested for a new entry; only the user saves them. */
  readonly begun?: SuggestedEntry | null
}

function getAddRefusal(count: number): string | null {
  const decision = profileCan.addEntry(count)
  return decision.allowed ? null : translateKey(decision.messageKey, decision.values)
}

/** List of entries of one kind, with buttons to edit, remove and add. */
export function EntryCard({ kind, refused, begun = null }: EntryCardProps) {
  const listed = useEntries(kind)
  const [editing, setEditing] = useState<Entry | 'new' | 'begun' | null>(null)
  return (
    <Card
      title={translateKey(`applications.field.${kind}`)}
      {...(listed.data ? { count: listed.data.payload.length } : {})}
      side={
        <Button
          size="small"
          icon={<IconPlus size={16} aria-hidden />}
          disabledReason={refused ?? getAddRefusal(listed.data?.payload.length ?? 0)}
          onClick={() => setEditing('new')}
        >
          {t(`applications.entry.add.${kind}`)}
        </Button>
      }
      flush
    >
      {begun && refused === null ? (
        <SuggestedEntryRow begun={begun} onGoOn={() => setEditing('begun')} />
      ) : null}
      <EntryList kind={kind} listed={listed} refused={refused} onEdit={setEditing} />
      {editing ? (
        <EntryDialog
          key={typeof editing === 'string' ? editing : editing.entry_id}
          kind={kind}
          entry={typeof editing === 'string' ? null : editing}
          begun={editing === 'begun' ? begun : null}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null)
            void refreshEntries()
          }}
        />
      ) : null}
    </Card>
  )
}
