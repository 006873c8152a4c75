import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useCamera, useDeviceChoice, useMicrophoneLevel } from './video-camera.ts'
import styles from './video.module.css'

/**
 * Device check before the video questions: whether camera and microphone work, which ones are used,
 * and how to fix problems.
 */
export default function InternVideoCheckScreen() {
  useTitle(t('applications.videoGuide.title'))
  const [isOn, setOn] = useState(false)
  return (
    <Stack narrow centred>
      <PageHeader title={t('applications.videoGuide.title')} text={t('applications.video.lead')} />
      <Card title={t('applications.videoCheck.title')}>
        {isOn ? (
          <CameraCheck />
        ) : (
          <Stack tight>
            <p>{t('applications.videoGuide.allow')}</p>
            <Group>
              <Button tone="primary" onClick={() => setOn(true)}>
                {t('applications.videoCheck.open')}
              </Button>
            </Group>
          </Stack>
        )}
      </Card>
      <TipsCard />
      <Group>
        <ButtonLink
          tone={isOn ? 'primary' : 'plain'}
          size="large"
          to={buildPath(paths.intern.videoAnswer)}
        >
          {t('applications.videoGuide.action')}
        </ButtonLink>
        <ButtonLink tone="quiet" size="large" to={paths.intern.videoProfile}>
          {t('applications.videoCheck.upload')}
        </ButtonLink>
      </Group>
    </Stack>
  )
}

function TipsCard() {
  return (
    <Card title={t('applications.videoGuide.steps')}>
      <ul className={styles['tips']}>
        {(['place', 'again'] as const).map((tip) => (
          <li key={tip}>{t(`applications.videoGuide.${tip}`)}</li>
        ))}
      </ul>
    </Card>
  )
}

function CameraCheck() {
  const [chosen, setChosen] = useDeviceChoice()
  const { screen, stream, isRefused, devices } = useCamera(chosen)
  const loudness = useMicrophoneLevel(stream)
  return (
    <div className={styles['recorder']}>
      {isRefused ? (
        <div className={styles['refused']}>
          <p role="alert">{t('applications.video.noCamera')}</p>
          <p>{t('applications.videoCheck.howToAllow')}</p>
        </div>
      ) : null}
      <video
        hidden={isRefused}
        ref={screen}
        autoPlay
        muted
        playsInline
        className={styles['screen']}
        aria-label={t('applications.video.camera')}
      />
      <div hidden={isRefused}>
        <p className={styles['time']}>{t('applications.videoCheck.speak')}</p>
        <Meter share={loudness} label={t('applications.videoCheck.loudness')} />
      </div>
      <Choice
        label={t('applications.videoCheck.camera')}
        devices={devices.cameras}
        value={chosen.camera}
        onChange={(camera) => setChosen({ ...chosen, camera })}
      />
      <Choice
        label={t('applications.videoCheck.microphone')}
        devices={devices.microphones}
        value={chosen.microphone}
        onChange={(microphone) => setChosen({ ...chosen, microphone })}
      />
    </div>
  )
}

/** Shown only when there are several devices. */
function Choice({
  label,
  devices,
  value,
  onChange,
}: {
  readonly label: string
  readonly devices: readonly MediaDeviceInfo[]
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}) {
  if (devices.length < 2) return null
  return (
    <SelectField
      label={label}
      value={value ?? devices[0]?.deviceId ?? null}
      onChange={onChange}
      options={devices.map((device) => ({ value: device.deviceId, label: device.label }))}
      nothingFound={t('common.nothingFound')}
    />
  )
}
