import type { SettingView } from '@fledge/contract/settings/schema.ts'
import { type FixedDefaultName, fixedDefaults } from '@fledge/domain/settings/fixed-defaults.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatNearTime, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { ChangeSettingDialog } from './change-setting-dialog.tsx'
import { formatCurrentSetting, formatSetting } from './format-setting.ts'
import styles from './settings.module.css'

/** The defaults of the programme with their history, which managers change. */
export default function OperatorProgrammeSettingsScreen() {
  useTitle(t('programmeSettings.title'))
  return (
    <Stack>
      <PageHeader title={t('programmeSettings.title')} text={t('programmeSettings.text')} />
      <SettingList />
      <FixedDefaults />
    </Stack>
  )
}

function SettingList() {
  const settings = useApiQuery('settings', 'listSettings', {})
  const [openName, setOpenName] = useState<SettingView['name'] | null>(null)
  return (
    <Card title={t('programmeSettings.list')} flush>
      <QueryResult of={settings} name={t('programmeSettings.list')}>
        {(rows) => {
          const setting = rows.find(({ name }) => name === openName)
          return (
            <>
              <CardList>
                {rows.map((row) => (
                  <SettingItem
                    key={row.name}
                    setting={row}
                    onChange={() => setOpenName(row.name)}
                  />
                ))}
              </CardList>
              {setting ? (
                <ChangeSettingDialog setting={setting} onClose={() => setOpenName(null)} />
              ) : null}
            </>
          )
        }}
      </QueryResult>
    </Card>
  )
}

interface SettingItemProps {
  readonly setting: SettingView
  readonly onChange: () => void
}

function SettingItem({ setting, onChange }: SettingItemProps) {
  const { name, changes } = setting
  const title = t(`programmeSettings.${name}`)
  return (
    <CardListItem
      end={
        <Button
          size="small"
          aria-label={t('programmeSettings.changeNamed', { name: title })}
          onClick={onChange}
        >
          {t('programmeSettings.change')}
        </Button>
      }
    >
      <p className={styles['name']}>{title}</p>
      <p className={styles['value']}>{formatCurrentSetting(setting)}</p>
      <Meta>{t(`programmeSettings.${name}.text`)}</Meta>
      <LastChange changes={changes} />
      {changes.length > 0 ? <History setting={setting} /> : null}
    </CardListItem>
  )
}

function LastChange({ changes }: Pick<SettingView, 'changes'>) {
  const [zone, now] = [useZone(), useNow()]
  const [last] = changes
  return (
    <Meta>
      {last
        ? t('programmeSettings.last', {
            when: formatTimeInSentence(last.at, zone, now),
            name: last.by || t('programmeSettings.someone'),
          })
        : t('programmeSettings.unchanged')}
    </Meta>
  )
}

function History({ setting: { name, changes } }: { readonly setting: SettingView }) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <details className={styles['history']}>
      <summary>{t('programmeSettings.history')}</summary>
      <ol>
        {changes.map((change) => (
          <li key={change.at}>
            <p>
              {t('programmeSettings.fromTo', {
                from: formatSetting(name, change.from),
                to: formatSetting(name, change.to),
              })}
            </p>
            <Meta>
              {[
                formatNearTime(change.at, zone, now),
                change.by || t('programmeSettings.someone'),
                change.note && `“${change.note}”`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Meta>
          </li>
        ))}
      </ol>
    </details>
  )
}

function FixedDefaults() {
  // The keys of the record itself.
  const names = Object.keys(fixedDefaults) as FixedDefaultName[]
  return (
    <Card title={t('programmeSettings.fixed')} flush foot={t('programmeSettings.fixedText')}>
      <CardList>
        {names.map((name) => (
          <FixedItem key={name} name={name} />
        ))}
      </CardList>
    </Card>
  )
}

function FixedItem({ name }: { readonly name: FixedDefaultName }) {
  const { value, unit, reason } = fixedDefaults[name]
  return (
    <CardListItem>
      <p>{t(`programmeSettings.fixed.${name}`)}</p>
      <Meta>
        {t(`programmeSettings.unit.${unit}`, { count: value })} ·{' '}
        {t(`programmeSettings.fixedReason.${reason}`)}
      </Meta>
    </CardListItem>
  )
}
