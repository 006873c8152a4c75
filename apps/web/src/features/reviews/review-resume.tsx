import { useRef, useState } from 'react'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { FileContent, FileLink, FileToggle } from './review-file.tsx'
import type { Review } from './review-name.ts'
import styles from './reviews.module.css'

/** The résumé; P shows what it says in the section. */
export function ReviewResume({ resume }: { readonly resume: NonNullable<Review['resume']> }) {
  const [isOpen, setOpen] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  const file = { fileId: resume.file_id, name: resume.name, url: resume.url }
  useReviewKeys({
    p: () => {
      setOpen(!isOpen)
      line.current?.scrollIntoView({ block: 'start' })
    },
  })
  return (
    <>
      <p ref={line} className={styles['files']}>
        <FileLink
          {...file}
          detail={t('reviews.file.size', { kb: Math.ceil(resume.size / 1024) })}
        />
        <FileToggle
          file={file}
          isOpen={isOpen}
          keyCap={<ShortcutCap>P</ShortcutCap>}
          onPress={() => setOpen(!isOpen)}
        />
      </p>
      {isOpen ? <FileContent {...file} /> : null}
    </>
  )
}
