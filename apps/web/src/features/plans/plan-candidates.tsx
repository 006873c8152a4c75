import { address, pages } from '@fledge/contract/pages.ts'
import { stageBadges } from '@fledge/domain/candidatures/words.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Pager } from '@fledge/ui/pager.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { midTime, placeNow, useNow } from '../../platform/clock.ts'
import { Link } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './plans.module.css'

/** Everybody who is in touch with the company about one plan, with the stage and what is due. */
export function PlanCandidates({ id }: { readonly id: string }) {
  const [{ page = '1' }, setAddress] = useAddressState()
  const [now, zone] = [useNow(), useZone()]
  const found = useAnswer('candidatures', 'listCandidatures', { query: { plan_id: [id], page: String(page) } }, { keep: true })
  return (
    <Card title={t('plans.view.candidates')} {...(found.data ? { count: found.data.count } : {})} flush>
      <Answer of={found} name={t('plans.view.candidates')} empty={<Empty title={t('plans.view.noCandidates')} text={t('plans.view.noCandidatesText')} />}>
        {(rows, count) => (
          <>
            <Rows>
              {rows.map(({ candidature_id: candidate, intern, stage, due_at: due }) => (
                <Row key={candidate} end={<Badge tone={stageBadges[stage].tone}>{say(stageBadges[stage].text)}</Badge>}>
                  <Link className={styles['person'] ?? ''} to={address(pages.company.candidate, { candidate })}>
                    <PersonLine name={intern.name} picture={intern.picture_url} country={intern.country_code} where={placeNow(intern.time_zone, now)} />
                  </Link>
                  {due ? <Meta due>{t('plans.view.answerBy', { when: midTime(due, zone, now) })}</Meta> : null}
                </Row>
              ))}
            </Rows>
            <Pager page={Number(page)} count={count} onPage={(next) => setAddress({ page: String(next) })} says={(at, all) => t('common.page', { page: at, pages: all })} previousLabel={t('common.previousPage')} nextLabel={t('common.nextPage')} />
          </>
        )}
      </Answer>
    </Card>
  )
}
