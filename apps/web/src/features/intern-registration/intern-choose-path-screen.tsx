import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { deletePendingBatch } from '../../shared/pending-batch.ts'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { useSession } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './intern-registration.module.css'

/** Choice between a university or partner batch and signing up independently. */
export default function InternChoosePathScreen() {
  useTitle(t('internRegistration.path.title'))
  const go = useNavigateTo()
  const user = useSession()
  const alone = () => {
    deletePendingBatch()
    // Users with an account need a batch, not another sign-in.
    void go(
      user?.may_choose_batch
        ? buildPath(paths.intern.findBatch)
        : buildPath(paths.intern.getStarted),
    )
  }
  return (
    <div className={styles['narrow']}>
      <Stack tight>
        <h1>{t('internRegistration.path.title')}</h1>
        <p className={styles['text']}>{t('internRegistration.path.text')}</p>
      </Stack>
      <Card
        title={t('internRegistration.path.batch.title')}
        foot={
          <ButtonLink tone="primary" to={buildPath(paths.intern.findBatch)}>
            {t('internRegistration.path.batch.action')}
          </ButtonLink>
        }
      >
        <p>{t('internRegistration.path.batch.text')}</p>
      </Card>
      <Card
        title={t('internRegistration.path.own.title')}
        foot={<Button onClick={alone}>{t('internRegistration.path.own.action')}</Button>}
      >
        <p>{t('internRegistration.path.own.text')}</p>
      </Card>
    </div>
  )
}
