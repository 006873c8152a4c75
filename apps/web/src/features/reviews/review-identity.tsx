import { Button } from '@fledge/ui/button.tsx'
import { IconId } from '@fledge/ui/icons/id.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import styles from './reviews.module.css'

type IdentityDocument = Payload<'reviews', 'readIdentityDocuments'>[number]

/** Fetched only on request, because each access is recorded in the audit log. */
export function ReviewIdentity({ id }: { readonly id: string }) {
  const [documents, setDocuments] = useState<readonly IdentityDocument[]>([])
  const read = useApiMutation('reviews', 'readIdentityDocuments', {
    onDone: ({ payload }) => setDocuments(payload),
  })
  return (
    <>
      <div className={styles['similar']}>
        <IconId size={18} aria-hidden />
        <span>
          {t('reviews.identity')}
          <span className={styles['note']}> {t('reviews.identity.audit')}</span>
        </span>
        <Button
          tone="link"
          size="small"
          busy={read.isPending}
          onClick={() => read.mutate({ params: { id } })}
        >
          {t('reviews.identity.open')}
        </Button>
      </div>
      {documents.map(({ document_id, url }, at) => (
        <IdentityPicture key={document_id} url={url} number={at + 1} />
      ))}
    </>
  )
}

interface PictureProps {
  readonly url: string
  readonly number: number
}

/** A picture beside the application; a scan as PDF, which no page shows, is only linked. */
function IdentityPicture({ url, number }: PictureProps) {
  const [isPicture, setPicture] = useState(true)
  return (
    <div className={styles['document']}>
      {isPicture ? (
        <img src={url} alt={t('desk.identity.of', { number })} onError={() => setPicture(false)} />
      ) : (
        <p>{t('desk.identity.of', { number })}</p>
      )}
      <a href={url} target="_blank" rel="noreferrer">
        {t('desk.identity.original')}
      </a>
    </div>
  )
}
