import { Empty } from '@fledge/ui/states.tsx'
import { Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ago, useNow } from '../clock.ts'
import { hasCall, sendUntyped } from '../client.ts'
import { Link } from '../link.tsx'
import { answerKey } from '../query.ts'
import { useSession } from '../session.ts'
import { t } from '../use-texts.ts'
import styles from './shell.module.css'

interface Notice {
  readonly notice_id: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly created_at: string
  readonly read_at: string | null
}

const key = answerKey('notices', 'listNotices', {})

/** What happened lately, with a dot while something is new; looked at again each minute. */
export function NoticeBell() {
  const user = useSession()
  const queries = useQueryClient()
  const there = hasCall('notices', 'listNotices') && user !== null && !user.is_reg_token
  // The notices room's own schema shapes this answer (contract/notices).
  const { data } = useQuery({ queryKey: key, queryFn: async () => (await sendUntyped('notices', 'listNotices')).payload as readonly Notice[], enabled: there, refetchInterval: 60_000 })
  if (!there) return null
  const notices = data ?? []
  const unread = notices.filter((notice) => notice.read_at === null).length
  const read = () => {
    if (unread > 0 && hasCall('notices', 'readNotices')) void sendUntyped('notices', 'readNotices').then(() => queries.invalidateQueries({ queryKey: key })).catch(() => null)
  }
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus onClose={read}>
      <Popover.Target>
        <button type="button" className={styles['iconButton']} aria-label={unread > 0 ? t('shell.unread', { count: unread }) : t('shell.notices')}><IconBell size={20} aria-hidden />{unread > 0 ? <span className={styles['dot']} /> : null}</button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('shell.notices')}>
        <div className={styles['noticeList']}>
          {notices.length === 0 ? <Empty icon={<IconBell size={20} />} title={t('shell.noNotices')} text={t('shell.noNoticesText')} /> : notices.map((notice) => <NoticeLine key={notice.notice_id} notice={notice} />)}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

function NoticeLine({ notice }: { readonly notice: Notice }) {
  const now = useNow()
  const look = `${styles['noticeItem']} ${notice.read_at === null ? styles['unread'] : ''}`
  const inside = <><b>{notice.title}</b><p>{notice.body}</p><span className={styles['dim']}>{ago(notice.created_at, now)}</span></>
  return notice.link ? <Link to={notice.link} className={look}>{inside}</Link> : <div className={look}>{inside}</div>
}
