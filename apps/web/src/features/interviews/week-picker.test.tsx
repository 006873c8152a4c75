import { ignore } from '@fledge/ui/testing/samples.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app.tsx'
import { openSlots } from '../../testing/samples/interviews.ts'
import { WeekPicker } from './week-picker.tsx'

it('labels the busy times in the week', async () => {
  await renderApp(
    <WeekPicker
      zone="Europe/London"
      otherZone={openSlots.intern.time_zone}
      open={openSlots.slots}
      busy={openSlots.busy}
      minutes={30}
      workingDay={{ ...openSlots.company_hours, zone: openSlots.company_zone, company: null }}
      chosen={[]}
      onToggle={ignore}
      openSays="Open"
      nothing="No times"
    />,
  )
  const week = page.getByRole('group', { name: 'Week from Mon 23 Nov' })
  await expect.element(week.getByText('Busy')).toBeInTheDocument()
})
