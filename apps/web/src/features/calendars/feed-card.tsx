import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconCopy } from '@fledge/ui/icons/copy.tsx'
import { useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import styles from './calendars.module.css'

type Feed = Payload<'calendars', 'getCalendarFeed'>

/** Private calendar feed: create, copy, renew or disable its URL. */
export function FeedCard() {
  const feed = useApiQuery('calendars', 'getCalendarFeed')
  return (
    <Card title={t('calendarScreen.feed.title')}>
      <Stack tight>
        <p className={styles['text']}>{t('calendarScreen.feed.text')}</p>
        <QueryResult of={feed} name={t('calendarScreen.feed.title')}>
          {(now) => (now.url ? <FeedAddress feed={now} url={now.url} /> : <CreateFeed />)}
        </QueryResult>
        <Meta>{t('calendarScreen.feed.file')}</Meta>
      </Stack>
    </Card>
  )
}

function CreateFeed() {
  const make = useApiMutation('calendars', 'renewCalendarFeed')
  return (
    <Group>
      <Button tone="primary" busy={make.isPending} onClick={() => make.mutate({})}>
        {t('calendarScreen.feed.make')}
      </Button>
    </Group>
  )
}

function FeedAddress({ feed, url }: { readonly feed: Feed; readonly url: string }) {
  const [isAsking, setAsking] = useState(false)
  const renew = useApiMutation('calendars', 'renewCalendarFeed', {
    onDone: () => {
      showToast(t('calendarScreen.feed.renewed'))
      setAsking(false)
    },
  })
  return (
    <>
      <TextField
        label={t('calendarScreen.feed.address')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Meta>
        {feed.last_read_at ? (
          <>
            {t('calendarScreen.feed.read')} <RelativeTime at={feed.last_read_at} />
          </>
        ) : (
          t('calendarScreen.feed.unread')
        )}
      </Meta>
      <FeedButtons url={url} onRenew={() => setAsking(true)} />
      {isAsking ? (
        <RenewDialog
          busy={renew.isPending}
          onRenew={() => renew.mutate({})}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

function FeedButtons({ url, onRenew }: { readonly url: string; readonly onRenew: () => void }) {
  const stop = useApiMutation('calendars', 'stopCalendarFeed', {
    onDone: () => showToast(t('calendarScreen.feed.stopped')),
  })
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showToast(t('calendarScreen.feed.copied'))
  }
  return (
    <Group>
      <Button
        size="small"
        tone="primary"
        icon={<IconCopy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('calendarScreen.feed.copy')}
      </Button>
      <Button size="small" onClick={onRenew}>
        {t('calendarScreen.feed.renew')}
      </Button>
      <Button size="small" tone="quiet" busy={stop.isPending} onClick={() => stop.mutate({})}>
        {t('calendarScreen.feed.stop')}
      </Button>
    </Group>
  )
}

interface RenewDialogProps {
  readonly busy: boolean
  readonly onRenew: () => void
  readonly onClose: () => void
}

function RenewDialog({ busy, onRenew, onClose }: RenewDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('calendarScreen.feed.renewTitle')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button tone="primary" busy={busy} onClick={onRenew}>
            {t('calendarScreen.feed.renew')}
          </Button>
        </>
      }
    >
      <p>{t('calendarScreen.feed.renewText')}</p>
    </Dialog>
  )
}
