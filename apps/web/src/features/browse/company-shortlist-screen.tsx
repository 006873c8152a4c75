import { pages } from '@fledge/contract/pages.ts'
import { stageBadges } from '@fledge/domain/candidatures/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Pager } from '@fledge/ui/pager.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { Answer } from '../../platform/answer.tsx'
import { midDay, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { PlanPill } from './browse-filters.tsx'
import { useBrowseState } from './browse-state.ts'
import styles from './browse.module.css'
import { CandidateCard } from './candidate-card.tsx'
import { ProfileSheet } from './profile-sheet.tsx'

/** Those the company has an eye on, by plan, with where each stands. */
export default function CompanyShortlistScreen() {
  useTitle(t('browse.shortlist.title'))
  const state = useBrowseState()
  const [zone, now] = [useZone(), useNow()]
  const found = useAnswer('shortlist', 'listShortlist', { body: { page: state.page, ...(state.plan ? { plan_id: state.plan } : {}) } }, { keep: true })
  const browse = <ButtonLink tone="primary" to={pages.company.browse}>{t('browse.shortlist.browse')}</ButtonLink>
  return (
    <>
      <div className={styles['pills']}><PlanPill state={state} /></div>
      <Answer of={found} name={t('browse.shortlist.title')} empty={<Empty title={t('browse.shortlist.empty')} text={t('browse.shortlist.emptyText')} action={browse} />}>
        {(rows, count) => (
          <>
            <div className={styles['bar']}><h1 className={styles['count']}>{t('browse.shortlist.count', { count })}</h1></div>
            <ul className={styles['list']}>
              {rows.map((row) => (
                <CandidateCard key={`${row.intern_id} ${row.plan?.plan_id}`} candidate={{ ...row, is_shortlisted: true }} plan={row.plan?.plan_id ?? null} onOpen={() => state.set({ intern: row.intern_id })}
                  note={<Meta>{row.plan?.name ?? t('browse.shortlist.noPlan')} · {t('browse.shortlist.by', { when: midDay(row.added_at, zone, now), name: row.added_by })} {row.stage ? <Badge tone={stageBadges[row.stage].tone}>{say(stageBadges[row.stage].text)}</Badge> : null}</Meta>} />
              ))}
            </ul>
            <Pager page={state.page} count={count} onPage={(next) => state.set({ page: next })} says={(at, all) => t('common.page', { page: at, pages: all })} previousLabel={t('common.previousPage')} nextLabel={t('common.nextPage')} />
          </>
        )}
      </Answer>
      <ProfileSheet intern={state.intern} plan={state.plan} onClose={() => state.set({ intern: null })} />
    </>
  )
}
