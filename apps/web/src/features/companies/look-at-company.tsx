import { Button } from '@fledge/ui/button.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import frame from '../../platform/list/review-frame.module.css'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { ShortcutCap } from '../../platform/list/shortcut-cap.tsx'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

/** Notes that a company of the operator's sample was looked at, also by the key L. */
export function LookAtCompany({ companyId }: { readonly companyId: string }) {
  const look = useApiMutation('companies', 'lookAtCompany', {
    onDone: ({ payload: { left } }) => showToast(t('companies.bulk.looked', { count: left })),
  })
  const act = () => look.mutate({ params: { id: companyId }, body: {} })
  useReviewKeys({ l: act })
  return (
    <section>
      <h2>{t('companies.bulk.inSample')}</h2>
      <p>{t('companies.bulk.inSampleText')}</p>
      <p className={frame['acts']}>
        <Button
          size="small"
          busy={look.isPending}
          after={<ShortcutCap>L</ShortcutCap>}
          onClick={act}
        >
          {t('companies.bulk.look')}
        </Button>
      </p>
    </section>
  )
}
