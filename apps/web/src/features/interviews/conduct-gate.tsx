import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import type { ReactNode } from 'react'
import { ConductForm } from '../../shared/policy-form.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/**
 * Asks the company to sign the conduct policy before its first interview, then renders the
 * children.
 */
export function ConductGate({ children }: { readonly children: ReactNode }) {
  const conduct = useApiQuery('agreements', 'getConduct')
  const policy = conduct.data?.payload
  // Wait before showing times that can't be sent yet. If the query fails, the server still rejects
  // unsigned requests.
  if (conduct.isPending)
    return <SkeletonLines lines={6} label={t('interviewScreen.conduct.title')} />
  if (!policy || policy.is_signed) return children
  return (
    <Card title={t('interviewScreen.conduct.title')}>
      <Stack>
        <p>
          {t(
            policy.signatures.length > 0
              ? 'interviewScreen.conduct.newer'
              : 'interviewScreen.conduct.text',
          )}
        </p>
        {policy.may.sign === true ? (
          <ConductForm conduct={policy} />
        ) : (
          <Meta due>{t('interviewScreen.conduct.admin')}</Meta>
        )}
      </Stack>
    </Card>
  )
}
