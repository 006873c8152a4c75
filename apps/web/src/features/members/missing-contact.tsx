import { type ContactPart, listMissingContactParts } from '@fledge/domain/members/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './settings.module.css'

// Loaded on demand, only when the user wants to add something missing.
const MissingForm = lazyComponent(
  () => import('./missing-form.tsx').then((parts) => parts.MissingForm),
  [1, 1],
)

/** Asks in place for missing contact details; renders nothing when complete. */
export function MissingContact() {
  const own = useApiQuery('members', 'getOwnProfile')
  const poc = own.data?.payload
  const missing = poc ? listMissingContactParts(poc) : []
  const [requested, setRequested] = useState<readonly ContactPart[]>([])
  if (!poc || missing.length === 0) return null
  const shown = requested.length > 0 ? requested : missing
  return (
    <Card title={t('members.missing.title')}>
      <Stack tight>
        <p className={styles['dim']}>
          {t('members.missing.text', {
            list: shown.map((part) => t(`members.missing.${part}`)).join(', '),
          })}
        </p>
        {requested.length > 0 ? (
          <MissingForm poc={poc} parts={requested} />
        ) : (
          <p>
            <Button
              size="small"
              onPointerEnter={MissingForm.preload}
              onFocus={MissingForm.preload}
              onClick={() => setRequested(missing)}
            >
              {t('members.missing.add')}
            </Button>
          </p>
        )}
      </Stack>
    </Card>
  )
}
