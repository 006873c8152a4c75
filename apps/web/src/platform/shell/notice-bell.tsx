import { PopoverButton } from '@fledge/ui/popover-button.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconBell } from '@fledge/ui/icons/bell.tsx'
import { formatAgo, useNow } from '../time/clock.ts'
import { isPageOfView } from '../http/page-view.ts'
import { Link } from '../router/link.tsx'
import { changeResult } from '../query/pending-changes.ts'
import { useApiMutation } from '../query/query.ts'
import { t } from '../i18n/use-texts.ts'
import { type Notice, useLiveNotices } from './live-notices.ts'
import styles from './shell.module.css'

const readNotices = [
  changeResult('notices', 'listNotices', (list) => ({
    ...list,
    payload: {
      unread: 0,
      notices: list.payload.notices.map((notice) => ({
        ...notice,
        // When it was read does not matter until the server says it.
        read_at: notice.read_at ?? notice.created_at,
      })),
    },
  })),
]

/** Recent notifications, with a dot while some are unread. */
export function NoticeBell() {
  const live = useLiveNotices()
  const markRead = useApiMutation('notices', 'markNoticesRead', {
    quiet: true,
    optimistic: readNotices,
  })
  if (!live) return null
  const { notices, unread } = live
  const read = () => {
    if (unread > 0 && !isPageOfView()) markRead.mutate({ body: {} })
  }
  return (
    <PopoverButton
      className={styles['iconButton']}
      label={unread > 0 ? t('shell.unread', { count: unread }) : t('shell.notices')}
      position="bottom-end"
      drop={{ label: t('shell.notices'), flush: true }}
      onClose={read}
      inside={
        <>
          <IconBell size={20} aria-hidden />
          {unread > 0 ? <span className={styles['dot']} /> : null}
        </>
      }
    >
      <div className={styles['noticeList']}>
        {notices.length === 0 ? (
          <EmptyState
            icon={<IconBell size={20} />}
            title={t('shell.noNotices')}
            text={t('shell.noNoticesText')}
          />
        ) : (
          notices.map((notice) => <NoticeLine key={notice.notice_id} notice={notice} />)
        )}
      </div>
    </PopoverButton>
  )
}

function NoticeLine({ notice }: { readonly notice: Notice }) {
  const now = useNow()
  const look = `${styles['noticeItem']} ${notice.read_at === null ? styles['unread'] : ''}`
  const inside = (
    <>
      <p>{notice.text}</p>
      <span className={styles['dim']}>{formatAgo(notice.created_at, now)}</span>
    </>
  )
  return notice.link ? (
    <Link to={notice.link} className={look}>
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  )
}
