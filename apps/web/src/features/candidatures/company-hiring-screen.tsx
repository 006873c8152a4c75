import { pages } from '@fledge/contract/pages.ts'
import { Checkbox, Segments } from '@fledge/ui/choice-fields.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useAddressState } from '../../platform/address-state.ts'
import { idIn, pageIn } from '../../platform/address-values.ts'
import { Answer } from '../../platform/answer.tsx'
import { ButtonLink, MoreLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { CandidatureBoard } from './candidature-board.tsx'
import { CandidatureList } from './candidature-list.tsx'
import styles from './candidatures.module.css'

const text = (value: string | readonly string[] | undefined) =>
  typeof value === 'string' ? value : ''

/** Everybody the company is in touch with, by stage: what waits for the company stands first. */
export default function CompanyHiringScreen() {
  useTitle(t('hiring.title'))
  const [search, set] = useAddressState()
  const [asked, words, turn, view, page] = [
    idIn(search['plan']) ?? '',
    text(search['search']),
    text(search['turn']) === 'company' ? 'company' : '',
    text(search['view']) === 'list' ? 'list' : 'board',
    pageIn(search['page']),
  ]
  const plans = useAnswer('plans', 'listPlanOptions', { body: {} })
  // A plan of nobody here is none.
  const plan =
    plans.data && !plans.data.payload.some((one) => one.internship_opportunity_id === asked)
      ? ''
      : asked
  const isBoard = view !== 'list'
  const query = {
    ...(plan ? { plan_id: [plan] } : {}),
    ...(words ? { search: words } : {}),
    ...(turn === 'company' ? { turn: 'company' as const } : {}),
    per_page: isBoard ? '100' : '10',
    page: String(isBoard ? 1 : page),
  }
  const found = useAnswer('candidatures', 'listCandidatures', { query }, { keep: true })
  const isNarrowed = plan !== '' || words !== '' || turn !== ''
  const empty = isNarrowed ? (
    <Empty title={t('hiring.empty')} />
  ) : (
    <Empty
      title={t('hiring.emptyAll')}
      text={t('hiring.emptyAllText')}
      action={
        <ButtonLink tone="primary" to={pages.company.browse}>
          {t('hiring.browse')}
        </ButtonLink>
      }
    />
  )
  return (
    <>
      <h1 className={styles['hidden']}>{t('hiring.title')}</h1>
      <div className={styles['bar']}>
        <Segments
          label={t('hiring.view')}
          hideLabel
          choices={[
            { value: 'board', label: t('hiring.board') },
            { value: 'list', label: t('hiring.list') },
          ]}
          value={view}
          onChange={(next) => set({ view: next === 'board' ? undefined : next, page: undefined })}
        />
        <select
          aria-label={t('hiring.allPlans')}
          value={plan}
          onChange={(event) =>
            set({ plan: event.currentTarget.value || undefined, page: undefined })
          }
        >
          <option value="">{t('hiring.allPlans')}</option>
          {(plans.data?.payload ?? []).map((one) => (
            <option key={one.internship_opportunity_id} value={one.internship_opportunity_id}>
              {one.internship_opportunity_name}
            </option>
          ))}
        </select>
        <Checkbox
          label={t('hiring.yourTurnOnly')}
          checked={turn === 'company'}
          onChange={(event) =>
            set({ turn: event.currentTarget.checked ? 'company' : undefined, page: undefined })
          }
        />
        <input
          type="search"
          aria-label={t('hiring.search')}
          placeholder={t('hiring.search')}
          value={words}
          onChange={(event) =>
            set({ search: event.currentTarget.value || undefined, page: undefined })
          }
        />
        <MoreLink to={pages.company.offers}>{t('hiring.offers')}</MoreLink>
      </div>
      <Answer of={found} name={t('hiring.title')} empty={empty}>
        {(rows, count) =>
          isBoard ? (
            <CandidatureBoard rows={rows} />
          ) : (
            <CandidatureList
              rows={rows}
              count={count}
              page={page}
              onPage={(next) => set({ page: String(next) })}
            />
          )
        }
      </Answer>
    </>
  )
}
