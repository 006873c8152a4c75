import { useRef } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { CompanyNotesCard } from './company-page-notes.tsx'
import styles from './operator-companies.module.css'

interface CompanyReviewNotesProps {
  readonly review: Payload<'companies', 'getCompanyForReview'>
}

/** The team's notes about the company beside its review; N writes one. */
export function CompanyReviewNotes({ review }: CompanyReviewNotesProps) {
  const card = useRef<HTMLDivElement>(null)
  useReviewKeys({ n: () => card.current?.querySelector('textarea')?.focus() })
  const { company_id, notes, may } = review
  if (notes === undefined || may.note === undefined) return null
  return (
    // Esc in the field of the card leaves it, so that the other keys work again.
    <div
      ref={card}
      className={styles['notes']}
      role="presentation"
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && target instanceof HTMLTextAreaElement) target.blur()
      }}
    >
      <CompanyNotesCard company={{ company_id, notes, may: { note: may.note } }} />
    </div>
  )
}
