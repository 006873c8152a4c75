import { useScrollFocus } from '@fledge/ui/use-scroll-focus.ts'
import { useCallback, useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { isUndecided } from './resume-choices.ts'
import type { CheckFact, ResumeData } from './resume-facts.ts'
import styles from './resume.module.css'

interface ResumeDocumentProps {
  readonly read: ResumeData
  readonly facts: readonly CheckFact[]
  /** Fact whose source line is highlighted. */
  readonly shown: CheckFact | null
}

/** Text of the résumé, with a number at each line from which a fact was extracted. */
export function ResumeDocument({ read, facts, shown }: ResumeDocumentProps) {
  const paper = useRef<HTMLDivElement>(null)
  const scroll = useScrollFocus()
  const lay = useCallback(
    (element: HTMLDivElement | null) => {
      paper.current = element
      return scroll(element)
    },
    [scroll],
  )
  useEffect(() => {
    const line = paper.current?.querySelector<HTMLElement>('[data-shown]')
    // Scroll only the document, not the page.
    if (paper.current && line)
      paper.current.scrollTop = line.offsetTop - paper.current.clientHeight / 3
  }, [shown])
  return (
    <aside className={styles['text']} aria-label={t('applications.resume.yours')}>
      <p className={styles['textHead']}>
        <b>{t('applications.resume.yours')}</b>
        <span>{read.name}</span>
      </p>
      <div ref={lay} className={styles['paper']}>
        {read.pages.map((page) => (
          <ResumePage key={page.page} page={page} facts={facts} shown={shown} />
        ))}
      </div>
      <p className={styles['dim']}>{t('applications.resume.numbers')}</p>
    </aside>
  )
}

interface ResumePageProps extends Pick<ResumeDocumentProps, 'facts' | 'shown'> {
  readonly page: ResumeData['pages'][number]
}

function ResumePage({ page, facts, shown }: ResumePageProps) {
  return (
    <div className={styles['page']}>
      {page.lines.map((line, index) => {
        const isHere = (fact: CheckFact | null) =>
          fact?.source?.page === page.page && fact.source.line === index + 1
        const here = facts.filter(isHere)
        return (
          <p key={index} dir="auto" data-shown={isHere(shown) ? '' : undefined}>
            {here.length === 0 ? (
              line
            ) : (
              <mark data-open={here.some(isUndecided) ? '' : undefined}>
                {line}
                <sup>{here.map((fact) => fact.number).join(', ')}</sup>
              </mark>
            )}
          </p>
        )
      })}
    </div>
  )
}
