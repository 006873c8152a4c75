import type { Payload } from '../../platform/client.ts'
import { t } from '../../platform/use-texts.ts'
import type { CheckItem } from './resume-items.ts'
import styles from './resume.module.css'

/** The résumé's text, with a number at each line that something was read from. */
export function ResumeText({ read, items }: { readonly read: Payload<'applications', 'parseResume'>; readonly items: readonly CheckItem[] }) {
  return (
    <aside className={styles['text']} aria-label={t('applications.resume.yours')}>
      <p className={styles['textHead']}><b>{t('applications.resume.yours')}</b><span>{read.name}</span></p>
      <div className={styles['paper']}>
        {read.pages.map((page) => (
          <div key={page.page} className={styles['page']}>
            {page.lines.map((line, index) => {
              const here = items.filter((one) => one.source.page === page.page && one.source.line === index + 1)
              const open = here.some((one) => one.state === 'open')
              return <p key={index}>{here.length === 0 ? line : <mark data-open={open ? '' : undefined}>{line}<sup>{here.map((one) => one.number).join(', ')}</sup></mark>}</p>
            })}
          </div>
        ))}
      </div>
      <p className={styles['dim']}>{t('applications.resume.numbers')}</p>
    </aside>
  )
}
