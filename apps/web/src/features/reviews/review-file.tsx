import { Button } from '@fledge/ui/button.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import type { Payload } from '../../platform/http/client.ts'
import frame from '../../platform/list/review-frame.module.css'
import styles from './reviews.module.css'

export interface ReviewFileView {
  readonly fileId: string
  readonly name: string
  readonly url: string
}

interface ReviewFileProps extends ReviewFileView {
  /** Additional text of the link. */
  readonly detail?: string
}

/** A document of the intern: a link to the original, and what it says on request. */
export function ReviewFile(file: ReviewFileProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={styles['files']}>
        <FileLink {...file} />
        <FileToggle file={file} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      </p>
      {isOpen ? <FileContent {...file} /> : null}
    </>
  )
}

export function FileLink({ name, url, detail }: ReviewFileProps) {
  return (
    <a className={styles['file']} href={url} target="_blank" rel="noreferrer">
      <IconFileText size={16} aria-hidden />
      {name}
      {detail ? ` · ${detail}` : null}
    </a>
  )
}

interface ToggleProps {
  readonly file: ReviewFileView
  readonly isOpen: boolean
  readonly keyCap?: ReactNode
  readonly onPress: () => void
}

export function FileToggle({ file: { name }, isOpen, keyCap, onPress }: ToggleProps) {
  return (
    <Button
      tone="quiet"
      size="small"
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'desk.file.hideOf' : 'desk.file.showOf', { name })}
      after={keyCap}
      onClick={onPress}
    >
      {t(isOpen ? 'desk.file.hide' : 'desk.file.show')}
    </Button>
  )
}

/**
 * What a document says, fetched when it is opened: its text, because phones do not show a PDF within
 * a page, or the picture itself.
 */
export function FileContent({ fileId, name, url }: ReviewFileView) {
  const text = useApiQuery('files', 'getFileText', { params: { id: fileId } })
  return (
    <QueryResult
      of={text}
      name={name}
      loading={<SkeletonLines lines={6} label={t('desk.file.text', { name })} />}
    >
      {(payload) => (
        <div
          className={styles['document']}
          role="group"
          aria-label={t('desk.file.text', { name })}
          data-file
        >
          {payload.kind === 'PICTURE' ? <img src={url} alt={name} /> : null}
          {payload.kind === 'NONE' ? <p>{t('desk.file.none')}</p> : null}
          <FilePages pages={payload.pages} />
        </div>
      )}
    </QueryResult>
  )
}

function FilePages({ pages }: Pick<Payload<'files', 'getFileText'>, 'pages'>) {
  return pages.map(({ page, lines }) => (
    <div key={page}>
      {pages.length > 1 ? <p className={frame['dim']}>{t('desk.file.page', { page })}</p> : null}
      <p className={styles['lines']}>{lines.join('\n')}</p>
    </div>
  ))
}
