import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { CompanyStep } from './company-step.tsx'
import styles from './registration.module.css'
import { YouStep } from './you-step.tsx'

/**
 * Registers a company in two steps: the user and the company. The server stores each step, so a
 * reload loses nothing.
 */
export default function CompanySignUpScreen() {
  useTitle(t('registration.company.title'))
  const [{ step }, setAddress] = useSearchParams()
  const state = useApiQuery('registration', 'getRegistration')
  return (
    <QueryResult
      of={state}
      name={t('registration.company.title')}
      loading={<SkeletonLines lines={6} label={t('registration.company.title')} />}
    >
      {(payload) => {
        const second = step === '2' && payload.poc !== null
        return (
          <div className={styles['narrow']}>
            <Stack>
              <PageHeader
                eyebrow={t('registration.company.step', { step: second ? 2 : 1 })}
                title={second ? t('registration.company.company') : t('registration.company.you')}
                text={t('registration.company.text')}
              />
              {second ? (
                <CompanyStep
                  registration={payload}
                  onBack={() => setAddress({ step: undefined }, { push: true })}
                />
              ) : (
                <YouStep
                  registration={payload}
                  onDone={() => setAddress({ step: '2' }, { push: true })}
                />
              )}
            </Stack>
          </div>
        )
      }}
    </QueryResult>
  )
}
