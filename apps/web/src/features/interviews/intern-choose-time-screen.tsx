import { address, pages } from '@fledge/contract/pages.ts'
import { interviewBadges } from '@fledge/domain/interviews/words.ts'
import { Empty } from '@fledge/ui/states.tsx'
import { useAddressState, usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import type { Choice } from './choose-head.tsx'
import { ChooseOne } from './choose-one.tsx'
import { NoShowNotice } from './no-show-notice.tsx'
import { OfferOthers } from './offer-others.tsx'

/** One of the proposed times, or others instead: both are answers of the same rank. */
export default function InternChooseTimeScreen() {
  const id = usePart('id')
  const [search, setSearch] = useAddressState()
  const choice = useAnswer('interviews', 'internInterviewTimes', { params: { id } })
  const company = choice.data?.payload.interview.company.name ?? ''
  useTitle(
    company ? t('interviewScreen.choose.short', { company }) : t('interviewScreen.choose.title'),
    [{ label: t('intern.nav.dashboard'), to: pages.intern.dashboard }],
  )
  const isOffering = search['offer'] === '1'
  return (
    <Answer of={choice} name={t('interviewScreen.choose.title')}>
      {(one) => {
        const { may } = one.interview
        if (may.confirm !== true && may.counterPropose !== true)
          return <NothingToChoose choice={one} />
        if (isOffering || may.confirm !== true)
          return (
            <>
              <NoShowNotice />
              <OfferOthers
                choice={one}
                onBack={may.confirm === true ? () => setSearch({ offer: undefined }) : null}
              />
            </>
          )
        return (
          <>
            <NoShowNotice />
            <ChooseOne choice={one} onNone={() => setSearch({ offer: '1' })} />
          </>
        )
      }}
    </Answer>
  )
}

function NothingToChoose({ choice }: { readonly choice: Choice }) {
  const { interview } = choice
  const to = address(pages.intern.candidature, { candidatureId: interview.candidature_id })
  return (
    <Empty
      title={t('interviewScreen.choose.closed')}
      text={t('interviewScreen.choose.closedText', {
        status: say(interviewBadges[interview.status].text),
      })}
      action={
        <ButtonLink tone="primary" to={to}>
          {t('interviewScreen.choose.toTracker')}
        </ButtonLink>
      }
    />
  )
}
