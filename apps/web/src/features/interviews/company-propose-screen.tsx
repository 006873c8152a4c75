import { address, pages } from '@fledge/contract/pages.ts'
import { candidatureMachine } from '@fledge/domain/candidatures/machine.ts'
import { isOpen } from '@fledge/domain/candidatures/rules.ts'
import { stageBadges } from '@fledge/domain/candidatures/words.ts'
import { slotRule } from '@fledge/domain/interviews/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { FitBar, FitReasons } from '@fledge/ui/fit-bar.tsx'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import { Empty, Refused } from '@fledge/ui/states.tsx'
import { IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddressState, usePart } from '../../platform/address-state.ts'
import { idIn } from '../../platform/address-values.ts'
import { Answer } from '../../platform/answer.tsx'
import { CallError } from '../../platform/call-error.ts'
import type { Payload } from '../../platform/client.ts'
import { midTime, placeFlag, placeNow, useNow } from '../../platform/clock.ts'
import { ButtonLink, useGo } from '../../platform/link.tsx'
import { fitReasons, fitSays } from '../../platform/match-words.ts'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { Rich } from '../../platform/rich.tsx'
import { useUser, useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { BatchFacts } from './batch-facts.tsx'
import { ConductInPlace } from './conduct-in-place.tsx'
import { say, t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'
import { NoShowNotice } from './no-show-notice.tsx'
import { answerBy } from './time-words.ts'
import { useBookingRefusal } from './use-standing.ts'
import { UnreadNotice } from './unread-notice.tsx'
import { useProposal, useWordsFor } from './use-proposal.ts'
import { ChosenTimes, WeekPicker } from './week-picker.tsx'

type OpenSlots = Payload<'interviews', 'internOpenSlots'>
const lengths = ['15', '30', '45', '60', '90']

/** Times for an interview, picked in a week of both zones. */
export default function CompanyProposeScreen() {
  const intern = usePart('intern')
  const [search, setSearch] = useAddressState()
  const [minutes, setMinutes] = useState<number>(slotRule.usualMinutes)
  const [who, setWho] = useState<readonly string[] | null>(null)
  const plan = idIn(search['plan']) ?? null
  const profile = useAnswer('browse', 'getInternProfile', {
    params: { uuid: intern },
    query: plan ? { plan_id: plan } : {},
  })
  const available = useAnswer('interviews', 'internAvailable', { params: { uuid: intern } })
  const open = useAnswer(
    'interviews',
    'internOpenSlots',
    {
      params: { id: intern },
      query: {
        duration: String(minutes),
        ...(who && who.length > 0 ? { interviewer_ids: [...who] } : {}),
      },
    },
    { keep: true },
  )
  const name = (open.data?.payload.intern.name ?? '').split(' ')[0] ?? ''
  useTitle(profile.data?.payload.name ?? t('interviewScreen.propose.short'), [
    { label: t('company.nav.browse'), to: pages.company.browse },
  ])
  const chosenPlan = plan ?? profile.data?.payload.match?.plan_id ?? null
  const take = useWordsFor(intern, chosenPlan)
  const closed = available.data?.payload.available === false ? available.data.payload.reason : null
  const back = <ButtonLink to={pages.company.browse}>{t('company.nav.browse')}</ButtonLink>
  if (closed)
    return (
      <Refused
        title={t('interviewScreen.propose.unavailable', { name })}
        text={closed}
        action={back}
      />
    )
  const under = underWay(profile.data?.payload.candidature ?? null, chosenPlan)
  return (
    <Answer of={open} name={t('interviewScreen.propose.short')}>
      {(slots) => (
        <>
          <div className={styles['top']}>
            <ProposeHead
              slots={slots}
              plan={chosenPlan}
              onPlan={(next) => void take(next).then(() => setSearch({ plan: next }))}
            />
            {profile.data?.payload.match ? (
              <div className={styles['fit']}>
                <FitBar
                  end
                  barOnly
                  says={fitSays(profile.data.payload.match)}
                  reasons={fitReasons(profile.data.payload.match)}
                />
                <FitReasons reasons={fitReasons(profile.data.payload.match)} />
              </div>
            ) : null}
          </div>
          <NoShowNotice />
          {under ? (
            <UnderWay candidature={under} name={name} />
          ) : (
            <ConductInPlace>
              <ProposeForm
                intern={intern}
                plan={chosenPlan}
                slots={slots}
                name={name}
                minutes={minutes}
                onMinutes={setMinutes}
                who={who}
                onWho={setWho}
              />
            </ConductInPlace>
          )}
        </>
      )}
    </Answer>
  )
}

type Candidature = NonNullable<Payload<'browse', 'getInternProfile'>['candidature']>

/** The candidature for this plan that is past a first proposal: times are out, agreed, or an offer is. */
function underWay(candidature: Candidature | null, plan: string | null): Candidature | null {
  return candidature?.plan_id === plan &&
    isOpen(candidature.stage) &&
    !candidatureMachine.can('proposeInterview', candidature.stage, 'company')
    ? candidature
    : null
}

/** Says so instead of an empty form, and leads there. */
function UnderWay({
  candidature,
  name,
}: {
  readonly candidature: Candidature
  readonly name: string
}) {
  const to = address(
    pages.company.candidate,
    { candidate: candidature.candidature_id },
    { tab: 'interviews' },
  )
  return (
    <Empty
      title={t('interviewScreen.propose.already', {
        name,
        stage: say(stageBadges[candidature.stage].text),
      })}
      text={t('interviewScreen.propose.alreadyText')}
      action={
        <ButtonLink tone="primary" to={to}>
          {t('interviewScreen.propose.alreadyDo')}
        </ButtonLink>
      }
    />
  )
}

function ProposeHead({
  slots,
  plan,
  onPlan,
}: {
  readonly slots: OpenSlots
  readonly plan: string | null
  readonly onPlan: (plan: string) => void
}) {
  const now = useNow()
  const { intern } = slots
  const plans = useAnswer('browse', 'listOpportunityOptions', {})
  return (
    <div className={styles['person']}>
      <Avatar name={intern.name} picture={intern.picture_url} size={56} />
      <div>
        <h1>{t('interviewScreen.propose.title', { name: intern.name })}</h1>
        <span className={styles['plan']}>
          <Flag country={placeFlag(intern.country_code, intern.time_zone)} />
          <span className={styles['dim']}>{placeNow(intern.time_zone, now)}</span>{' '}
          <span className={styles['dot']}>·</span>
          <label className={styles['plan']}>
            {t('interviewScreen.propose.for')}
            <select
              aria-label={t('interviewScreen.propose.plan')}
              value={plan ?? ''}
              onChange={(event) => onPlan(event.currentTarget.value)}
            >
              {plan ? null : <option value="">{t('common.choose')}</option>}
              {(plans.data?.payload ?? [])
                .filter((one) => one.takes_candidates || one.internship_opportunity_id === plan)
                .map((one) => (
                  <option key={one.internship_opportunity_id} value={one.internship_opportunity_id}>
                    {one.internship_opportunity_name}
                  </option>
                ))}
            </select>
          </label>
        </span>
      </div>
    </div>
  )
}

/** The plan is paused: what is proposed for it is refused, so it is said before. */
function useTakesNobody(plan: string | null): boolean {
  return (
    useAnswer('browse', 'listOpportunityOptions', {}).data?.payload.some(
      (one) => one.internship_opportunity_id === plan && !one.takes_candidates,
    ) ?? false
  )
}

interface FormProps {
  readonly intern: string
  readonly plan: string | null
  readonly slots: OpenSlots
  readonly name: string
  readonly minutes: number
  readonly onMinutes: (minutes: number) => void
  /** Who interviews: their busy times are left out. Null until somebody else than oneself was chosen. */
  readonly who: readonly string[] | null
  readonly onWho: (who: readonly string[]) => void
}

function ProposeForm({ intern, plan, slots, name, minutes, onMinutes, who, onWho }: FormProps) {
  const [zone, user, go, now] = [useZone(), useUser(), useGo(), useNow()]
  const { chosen, toggle, message, setMessage, link, setLink, sent } = useProposal(intern, plan)
  const [pocs, takesNobody] = [
    useAnswer('members', 'listPocs', { query: { per_page: '100' } }),
    useTakesNobody(plan),
  ]
  const credits = useAnswer('credits', 'getInterviewCredit', {})
  const members = pocs.data?.payload ?? []
  const interviewers =
    who ?? members.filter((one) => one.user_id === user.user_id).map((one) => one.member_id)
  const send = useCall('interviews', 'scheduleInterview', {
    quiet: true,
    onDone: ({ payload }) => {
      void sent()
      showToast(
        t('interviewScreen.propose.sent', { name, when: midTime(answerBy(chosen), zone, now) }),
      )
      void go(
        address(
          pages.company.candidate,
          { candidate: payload.candidature_id },
          { tab: 'interviews' },
        ),
      )
    },
  })
  const fields = send.error instanceof CallError ? send.error.fields : {}
  const left = credits.data?.payload.left
  const owed = useBookingRefusal()
  const refused = owed
    ? owed
    : !plan
      ? t('interviewScreen.propose.noPlan')
      : takesNobody
        ? say('candidatures.refused.planClosed')
        : chosen.length === 0
          ? t('interviewScreen.propose.choose')
          : left === 0
            ? t('interviewScreen.propose.noCredit')
            : null
  const act = () =>
    plan &&
    send.mutate({
      body: {
        intern_id: intern,
        io_id: plan,
        slots: [...chosen],
        interviewer_ids: [...interviewers],
        duration: minutes,
        ...(link ? { meeting_link: link } : {}),
        zone,
        ...(message ? { message } : {}),
      },
    })
  const slotError =
    Object.entries(fields).find(([field]) => field.startsWith('slots'))?.[1] ??
    (send.error instanceof CallError && Object.keys(fields).length === 0
      ? send.error.description
      : undefined)
  return (
    <div className={styles['page']}>
      <WeekPicker
        zone={zone}
        otherZone={slots.intern.time_zone}
        open={slots.slots}
        busy={slots.busy}
        minutes={minutes}
        chosen={chosen}
        onToggle={toggle}
        openSays={t('interviewScreen.propose.openFor', { name })}
        hint={t('interviewScreen.propose.open', { name })}
        nothing={t('interviewScreen.propose.noOpen', { name })}
        changes={slots.clock_changes}
        notice={<UnreadNotice unread={slots.unread} />}
      />
      <form
        className={styles['side']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          act()
        }}
      >
        <div className={styles['sideHead']}>
          <h2>
            {chosen.length > 0
              ? t('interviewScreen.propose.times', { count: chosen.length, name })
              : t('interviewScreen.propose.noTimes', { name })}
          </h2>
          <span className={styles['dim']}>
            {t('interviewScreen.propose.more', { count: slotRule.max - chosen.length })}
          </span>
        </div>
        {chosen.length > 0 ? (
          <ChosenTimes
            chosen={chosen}
            minutes={minutes}
            zone={zone}
            otherZone={slots.intern.time_zone}
            onRemove={toggle}
          />
        ) : (
          <p className={styles['dim']}>{t('interviewScreen.propose.hint')}</p>
        )}
        {slotError ? (
          <p role="alert" className={styles['due']}>
            {slotError}
          </p>
        ) : null}
        <Segments
          label={t('interviewScreen.propose.minutes')}
          choices={lengths.map((value) => ({ value, label: value }))}
          value={String(minutes)}
          onChange={(value) => onMinutes(Number(value))}
        />
        <MultiSelectField
          label={t('interviewScreen.propose.interviewer')}
          options={members.map((one) => ({
            value: one.member_id,
            label: `${one.first_name} ${one.last_name}`.trim() || one.email,
          }))}
          value={interviewers}
          onChange={onWho}
          limit={5}
          nothingFound={t('common.nothingFound')}
          error={fields['interviewer_ids']}
        />
        <TextField
          label={t('interviewScreen.propose.place')}
          {...(slots.makes_link ? { optional: t('common.optional') } : {})}
          hint={
            slots.makes_link
              ? t('interviewScreen.propose.placeMade', {
                  calendar: say(`calendars.provider.${slots.makes_link}`),
                })
              : t('interviewScreen.propose.placeHint')
          }
          type="url"
          placeholder="https://"
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
          error={fields['meeting_link']}
        />
        <TextArea
          label={t('interviewScreen.propose.message')}
          optional={t('common.optional')}
          limit={1000}
          says={(used) => t('common.charsLeft', { used, limit: 1000 })}
          maxLength={1000}
          rows={4}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={fields['message']}
        />
        <BatchFacts intern={intern} name={name} />
        <p className={styles['holds']}>
          <IconTicket size={18} aria-hidden />
          <span>
            <Rich text={t('interviewScreen.propose.holds', { left: left ?? '…', name })} />
          </span>
        </p>
        <div className={styles['buttons']}>
          <Button type="submit" tone="primary" busy={send.isPending} refused={refused}>
            {t('interviewScreen.propose.send', { count: chosen.length, name })}
          </Button>
          <ButtonLink tone="quiet" to={pages.company.browse}>
            {t('common.btn.cancel')}
          </ButtonLink>
        </div>
      </form>
    </div>
  )
}
