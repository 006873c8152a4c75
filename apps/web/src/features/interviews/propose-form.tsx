import { paths } from '@fledge/contract/paths.ts'
import { slotRule } from '@fledge/domain/interviews/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconTicket } from '@fledge/ui/icons/ticket.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ProgrammeFacts } from './programme-facts.tsx'
import { ChosenTimes } from './chosen-times.tsx'
import { FormError } from './form-error.tsx'
import styles from './interviews.module.css'
import { ProposeFields } from './propose-fields.tsx'
import { UnreadCalendarsNotice } from './unread-calendars-notice.tsx'
import { type Proposal, useProposal } from './use-proposal.ts'
import { useSchedule } from './use-schedule.ts'
import { useBookingRefusal } from './use-no-show-status.ts'
import { WeekPicker } from './week-picker.tsx'

interface FormProps {
  readonly intern: string
  readonly plan: string | null
  readonly slots: Payload<'interviews', 'internOpenSlots'>
  readonly name: string
  readonly minutes: number
  readonly onMinutes: (minutes: number) => void
  /** Interviewers, whose busy times are excluded; null until the user changes the default. */
  readonly interviewerIds: readonly string[] | null
  readonly onInterviewers: (ids: readonly string[]) => void
}

/** Weekly grid of times, with the details that are sent beside it. */
export function ProposeForm(props: FormProps) {
  const { intern, plan, slots, name, minutes } = props
  const zone = useZone()
  const proposal = useProposal(intern, plan)
  return (
    <div className={styles['page']}>
      <WeekPicker
        zone={zone}
        otherZone={slots.intern.time_zone}
        open={slots.slots}
        busy={slots.busy}
        minutes={minutes}
        workingDay={{ ...slots.company_hours, zone: slots.company_zone, company: null }}
        chosen={proposal.chosen}
        onToggle={proposal.toggle}
        openSays={t('interviewScreen.propose.openFor', { name })}
        hint={t('interviewScreen.propose.open', { name })}
        nothing={t('interviewScreen.propose.noOpen', { name })}
        changes={slots.clock_changes}
        notice={<UnreadCalendarsNotice unread={slots.unread} />}
      />
      <ProposeSide {...props} proposal={proposal} />
    </div>
  )
}

interface SideProps extends FormProps {
  readonly proposal: Proposal
}

function ProposeSide(props: SideProps) {
  const { intern, plan, slots, name, proposal } = props
  const { members, interviewers } = useInterviewers(props.interviewerIds)
  const left = useApiQuery('credits', 'getInterviewCredit', {}).data?.payload.left
  const refused = useProposalRefusal(plan, proposal.chosen, left)
  const { send, isSending, fields, slotError } = useSchedule({ ...props, interviewers })
  return (
    <form
      className={styles['side']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <ProposedTimes {...props} />
      {slotError ? <FormError>{slotError}</FormError> : null}
      <ProposeFields
        minutes={props.minutes}
        onMinutes={props.onMinutes}
        members={members}
        interviewers={interviewers}
        onInterviewers={props.onInterviewers}
        makesLink={slots.makes_link}
        proposal={proposal}
        errors={fields}
      />
      <ProgrammeFacts intern={intern} name={name} />
      <CreditHold left={left} name={name} />
      <div className={styles['buttons']} data-reasons="shown">
        <Button type="submit" tone="primary" busy={isSending} disabledReason={refused}>
          {t('interviewScreen.propose.send', { count: proposal.chosen.length, name })}
        </Button>
        <ButtonLink tone="quiet" to={paths.company.browse}>
          {t('common.btn.cancel')}
        </ButtonLink>
      </div>
    </form>
  )
}

/** Returns possible interviewers and the selected ones, by default the user. */
function useInterviewers(chosen: readonly string[] | null) {
  const user = useUser()
  const pocs = useApiQuery('members', 'listPocs', { query: { per_page: '100' } })
  const members = pocs.data?.payload ?? []
  const interviewers =
    chosen ??
    members.filter((member) => member.user_id === user.user_id).map((member) => member.member_id)
  return { members, interviewers }
}

/**
 * Returns whether the plan is paused. The server would reject the proposal, so warn before sending.
 */
function useIsPlanPaused(plan: string | null): boolean {
  return (
    useApiQuery('browse', 'listOpportunityOptions', {}).data?.payload.some(
      (option) => option.internship_opportunity_id === plan && !option.takes_candidates,
    ) ?? false
  )
}

/**
 * Returns why the proposal can't be sent now, or null if it can.
 * @param left remaining credits; undefined while loading
 */
function useProposalRefusal(
  plan: string | null,
  chosen: readonly string[],
  left: number | undefined,
): string | null {
  const owed = useBookingRefusal()
  const takesNobody = useIsPlanPaused(plan)
  if (owed) return owed
  if (!plan) return t('interviewScreen.propose.noPlan')
  if (takesNobody) return translateKey('candidatures.refused.planClosed')
  if (chosen.length === 0) return t('interviewScreen.propose.choose')
  return left === 0 ? t('interviewScreen.propose.noCredit') : null
}

function ProposedTimes({ name, minutes, slots, proposal }: SideProps) {
  const zone = useZone()
  const { chosen, toggle } = proposal
  return (
    <>
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
          workingDay={{ ...slots.company_hours, zone: slots.company_zone, company: null }}
          onRemove={toggle}
        />
      ) : (
        <p className={styles['dim']}>{t('interviewScreen.propose.hint')}</p>
      )}
    </>
  )
}

/** Credits reserved by sending, and the remaining credits. */
function CreditHold({ left, name }: { readonly left: number | undefined; readonly name: string }) {
  return (
    <p className={styles['holds']}>
      <IconTicket size={18} aria-hidden />
      <span>
        <Rich text="interviewScreen.propose.holds" values={{ left: left ?? '…', name }} />
      </span>
    </p>
  )
}
