import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { CompanyOfferView as Offer, OfferApplication } from '@fledge/contract/offers/schema.ts'
import { offerMachine } from '@fledge/domain/offers/machine.ts'
import { isOpenOffer } from '@fledge/domain/offers/rules.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { ForbiddenState } from '@fledge/ui/states.tsx'
import { useSearchParams, useStepParam, usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { StoredCompanyDetails } from '../../shared/company-details-fields.tsx'
import { OfferFactsForm } from './offer-facts-form.tsx'
import { OfferPeopleForm } from './offer-people-form.tsx'
import { OfferSend } from './offer-send.tsx'
import { OfferSteps, type OfferStep } from './offer-steps.tsx'

/** Offer in three steps (internship, supervisors, review and send), and its outcome. */
export function CompanyOfferSteps() {
  const id = usePathParam('candidate')
  const application = useApiQuery('offers', 'getOfferApplication', { params: { id } })
  const offers = useApiQuery(
    'offers',
    'listCandidatureOffers',
    { params: { id: application.data?.payload.candidature_id ?? id } },
    { enabled: application.data !== undefined },
  )
  const details = useApiQuery(
    'candidatures',
    'getCandidatureCompany',
    { params: { id: application.data?.payload.candidature_id ?? id } },
    { enabled: application.data !== undefined },
  )
  const name = application.data?.payload.intern.name
  useTitle(name ? t('offerScreen.to', { name }) : t('offerScreen.title'), [
    { label: t('company.nav.hiring'), to: paths.company.hiring },
  ])
  return (
    <QueryResult of={application} name={t('offerScreen.title')} page>
      {(about) => (
        <QueryResult of={offers} name={t('offerScreen.list.title')} page>
          {(rows) => (
            <QueryResult of={details} name={t('candidate.details.title')} page>
              {(stored) => <Steps about={about} offers={rows} companyDetails={stored} />}
            </QueryResult>
          )}
        </QueryResult>
      )}
    </QueryResult>
  )
}

const isStep = (value: unknown): value is OfferStep =>
  value === 'facts' || value === 'people' || value === 'send'

interface StepsProps {
  readonly about: OfferApplication
  readonly offers: readonly Offer[]
  readonly companyDetails: StoredCompanyDetails
}

function Steps({ about, offers, companyDetails }: StepsProps) {
  const { offer, open, step } = useOfferStep(offers)
  const go = useStepParam(step)
  const refused = about.may.draft
  return (
    <Stack>
      <OfferHeader about={about} offer={offer} />
      {offer?.comments && offerMachine.can('revise', offer.status, 'company') ? (
        <Card title={t('offerScreen.comments')}>
          <p>{offer.comments}</p>
        </Card>
      ) : null}
      <OfferSteps current={step} offer={offer} onStep={open || !offer ? go : undefined} />
      {!offer && refused !== true ? (
        <Card>
          <ForbiddenState title={translateKey(refused)} text={t('offerScreen.list.noneText')} />
        </Card>
      ) : null}
      <StepForm
        about={about}
        offer={offer}
        companyDetails={companyDetails}
        step={step}
        onStep={go}
      />
      {offer && !open && refused === true ? (
        <Group>
          <Button tone="primary" onClick={() => go('facts', { another: 'yes' })}>
            {t('offerScreen.another')}
          </Button>
        </Group>
      ) : null}
    </Stack>
  )
}

/** Returns the current offer and its step, from the URL if that step is available. */
function useOfferStep(offers: readonly Offer[]) {
  const [search] = useSearchParams()
  const last = offers[0]
  const offer =
    last && (isOpenOffer(last.status) || search['another'] === undefined) ? last : undefined
  const open = offer !== undefined && isOpenOffer(offer.status)
  const requested = search['step']
  const natural: OfferStep = !offer ? 'facts' : open && offer.missing.length > 0 ? 'people' : 'send'
  // Never show a step that isn't available yet, even if the URL asks for it.
  const step: OfferStep =
    !isStep(requested) || (!offer && requested !== 'facts') || (offer && !open)
      ? natural
      : requested
  return { offer, open, step }
}

interface OfferHeaderProps {
  readonly about: OfferApplication
  readonly offer: Offer | undefined
}

function OfferHeader({ about, offer }: OfferHeaderProps) {
  const badge = offer ? offerBadges[offer.status] : null
  return (
    <PageHeader
      title={t('offerScreen.to', { name: about.intern.name })}
      text={about.plan_name}
      actions={
        <Group>
          {badge ? <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge> : null}
          <ButtonLink to={buildPath(paths.company.candidate, { candidate: about.candidature_id })}>
            {t('offerScreen.toCandidate')}
          </ButtonLink>
        </Group>
      }
    />
  )
}

interface StepFormProps extends OfferHeaderProps {
  readonly companyDetails: StoredCompanyDetails
  readonly step: OfferStep
  readonly onStep: ReturnType<typeof useStepParam<OfferStep>>
}

function StepForm({ about, offer, companyDetails, step, onStep }: StepFormProps) {
  if (step === 'facts')
    return offer || about.may.draft === true ? (
      <OfferFactsForm
        key={offer?.offer_id ?? 'new'}
        about={about}
        offer={offer}
        companyDetails={companyDetails}
        onSaved={() => onStep('people', { another: undefined })}
      />
    ) : null
  if (!offer) return null
  return step === 'people' ? (
    <OfferPeopleForm
      about={about}
      offer={offer}
      onSaved={() => onStep('send')}
      onBack={() => onStep('facts')}
    />
  ) : (
    <OfferSend offer={offer} companyDetails={companyDetails} onChange={onStep} />
  )
}
