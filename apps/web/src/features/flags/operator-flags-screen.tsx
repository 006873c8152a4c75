import type { FlagView } from '@fledge/contract/flags/schema.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { ChangeFlagDialog } from './change-flag-dialog.tsx'
import { describeFlag, getFlagMode } from './describe-flag.ts'

const tones = { on: 'teal', some: 'violet', off: 'slate' } as const

/** For whom features are on, which managers change. */
export default function OperatorFlagsScreen() {
  useTitle(t('flagsScreen.title'))
  const flags = useApiQuery('flags', 'listFlags', {}, { staleTime: 0 })
  const [openName, setOpenName] = useState<FlagView['name'] | null>(null)
  return (
    <Stack>
      <PageHeader title={t('flagsScreen.title')} text={t('flagsScreen.text')} />
      <Card title={t('flagsScreen.title')} flush>
        <QueryResult of={flags} name={t('flagsScreen.title')}>
          {(rows) => {
            const open = rows.find(({ name }) => name === openName)
            return (
              <>
                <CardList>
                  {rows.map((flag) => (
                    <FlagItem key={flag.name} flag={flag} onChange={() => setOpenName(flag.name)} />
                  ))}
                </CardList>
                {open ? <ChangeFlagDialog flag={open} onClose={() => setOpenName(null)} /> : null}
              </>
            )
          }}
        </QueryResult>
      </Card>
    </Stack>
  )
}

interface FlagItemProps {
  readonly flag: FlagView
  readonly onChange: () => void
}

function FlagItem({ flag, onChange }: FlagItemProps) {
  const name = t(`flagsScreen.${flag.name}`)
  return (
    <CardListItem
      end={
        <Button size="small" aria-label={t('flagsScreen.changeNamed', { name })} onClick={onChange}>
          {t('flagsScreen.change')}
        </Button>
      }
    >
      <Group>
        <b>{name}</b>
        <Badge tone={tones[getFlagMode(flag)]}>{describeFlag(flag)}</Badge>
        {flag.is_available ? null : <Badge tone="amber">{t('flagsScreen.unavailable')}</Badge>}
      </Group>
      <Meta>{t(`flagsScreen.${flag.name}.text`)}</Meta>
      {flag.users.length > 0 ? (
        <Meta>{flag.users.map((user) => user.name || user.email).join(', ')}</Meta>
      ) : null}
      <LastChange change={flag.last_change} />
    </CardListItem>
  )
}

function LastChange({ change }: { readonly change: FlagView['last_change'] }) {
  const [zone, now] = [useZone(), useNow()]
  if (!change) return <Meta>{t('flagsScreen.unchanged')}</Meta>
  return (
    <Meta>
      {[
        t('flagsScreen.last', {
          when: formatTimeInSentence(change.at, zone, now),
          name: change.by || t('flagsScreen.someone'),
          from: describeFlag(change.from),
          to: describeFlag(change.to),
        }),
        change.note && `“${change.note}”`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Meta>
  )
}
