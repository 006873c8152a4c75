import { pages } from '@fledge/contract/pages.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { sayDate, sayTime } from '@fledge/kernel/dates.ts'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import type { Payload } from '../../platform/client.ts'
import { midTime, useNow } from '../../platform/clock.ts'
import { PolicyForm } from '../../platform/conduct-form.tsx'
import { isLate } from '../../platform/due-line.tsx'
import { ButtonLink, useGo } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { Rich } from '../../platform/rich.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { When } from '../../platform/when.tsx'

type Enrolment = Payload<'enrolment', 'getEnrolment'>

/** What enrolment takes, what of it is done, and its confirmation; for an application that is approved. */
export function EnrolmentCard() {
  const enrolment = useAnswer('enrolment', 'getEnrolment', {})
  return <Answer of={enrolment} name={t('enrolment.title')}>{(view) => (view.enrolled_at ? <Enrolled at={view.enrolled_at} /> : <Open view={view} />)}</Answer>
}

function Enrolled({ at }: { readonly at: string }) {
  return <Card title={t('enrolment.title')} side={<ButtonLink size="small" to={pages.intern.applicationSuccess}>{t('enrolment.next')}</ButtonLink>}><p><Rich text={t('enrolment.since')} parts={{ day: () => <b><When at={at} /></b> }} /></p></Card>
}

const mark = (isDone: boolean) => <Badge tone={isDone ? 'teal' : 'slate'}>{isDone ? t('enrolment.done') : t('enrolment.open')}</Badge>

function Open({ view }: { readonly view: Enrolment }) {
  const go = useGo()
  const [reading, setReading] = useState(false)
  const confirm = useCall('enrolment', 'finalEnrol', { onDone: () => void go(pages.intern.applicationSuccess) })
  const unsigned = view.agreements.find((one) => !one.is_accepted)
  const refused = view.may.enrol !== true ? say(view.may.enrol) : unsigned ? say('enrolment.refused.conduct') : null
  return (
    <Card title={t('enrolment.title')} flush foot={<Button tone="primary" busy={confirm.isPending} refused={refused} onClick={() => confirm.mutate({ body: {} })}>{t('enrolment.confirm')}</Button>}>
      <Rows>
        <Row><p>{view.price ? t('enrolment.textPaid') : t('enrolment.text')}</p></Row>
        {view.confirm ? <Waits confirm={view.confirm} /> : null}
        <Row end={mark(view.has_accepted_offer)}>{t('enrolment.offer')}</Row>
        {view.price ? <Row end={mark(view.is_paid)}>{t('enrolment.fee')}</Row> : null}
        {view.agreements.map((one) => (
          <Row key={one.kind} end={one.is_accepted ? mark(true) : <Button size="small" onClick={() => setReading(true)}>{t('enrolment.read')}</Button>}>{t('enrolment.conduct', { version: one.version })}</Row>
        ))}
      </Rows>
      {reading && unsigned ? <Policy version={unsigned.version} title={unsigned.title} onClose={() => setReading(false)} /> : null}
    </Card>
  )
}

/** What is confirmed, and until when. */
function Waits({ confirm }: { readonly confirm: NonNullable<Enrolment['confirm']> }) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <>
      <Row end={sayDate(confirm.starts_on)}>{t('enrolment.firstDay', { role: confirm.role, company: confirm.company_name })}</Row>
      <Row>
        <p><Badge tone="amber">{t(isLate(confirm.by, now) ? 'enrolment.late' : 'enrolment.by', { when: midTime(confirm.by, zone, now) })}</Badge></p>
        <Meta>{t('enrolment.ends', { when: sayTime(confirm.ends_at, zone, 'en-GB', 'full') })}</Meta>
      </Row>
    </>
  )
}

function Policy({ version, title, onClose }: { readonly version: number; readonly title: string; readonly onClose: () => void }) {
  const texts = useAnswer('lookups', 'listAgreements', { query: { kind: 'INTERN_CONDUCT' } })
  const sign = useCall('enrolment', 'saveEnrolment', { onDone: () => { showToast(t('enrolment.signed')); onClose() } })
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={t('common.btn.close')} width={720}>
      <Stack tight>
        <Answer of={texts} name={title}>
          {(rows) => <PolicyForm policy={{ version, body: rows[0]?.body ?? '' }} accept={t('enrolment.accept', { version })} busy={sign.isPending} onSign={() => sign.mutate({ body: { conduct_accepted: true, version: rows[0]?.version ?? version } })} />}
        </Answer>
      </Stack>
    </Dialog>
  )
}
