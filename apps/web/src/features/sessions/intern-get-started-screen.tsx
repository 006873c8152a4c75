import { useEffect } from 'react'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { storePendingBatch } from '../../shared/pending-batch.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { sentenceLinks } from './sentence-links.tsx'
import { SignIn } from './sign-in.tsx'

/**
 * Stores the batch of the page's address: a link may be opened in another browser than the one in
 * which the batch was chosen.
 */
function useLinkedBatch(): void {
  const [{ batch }] = useSearchParams()
  useEffect(() => {
    if (typeof batch === 'string' && batch !== '') storePendingBatch(batch)
  }, [batch])
}

/** Sign-in page for interns. */
export default function InternGetStartedScreen() {
  useLinkedBatch()
  const small = <Rich text="sessions.intern.small" parts={sentenceLinks} />
  return (
    <SignIn
      door={{
        type: 'I',
        title: t('sessions.intern.title'),
        hint: t('sessions.intern.hint'),
        invalidMessage: t('sessions.intern.whole'),
        small,
      }}
    />
  )
}
