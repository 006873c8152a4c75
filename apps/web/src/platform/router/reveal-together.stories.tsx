import { Card } from '@fledge/ui/card.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { useApiQuery } from '../query/query.ts'
import { RevealTogether } from './reveal-together.tsx'

function SupportCard() {
  const settings = useApiQuery('lookups', 'globalSetting', {})
  return <Card title="Support">{settings.data?.payload.support_email}</Card>
}

const meta: StoryMeta<typeof RevealTogether> = {
  component: RevealTogether,
  args: { name: 'Settings', children: <SupportCard /> },
}
export default meta

export const Loading: Story<typeof RevealTogether> = {
  decorators: [withServer([neverRespond('lookups', 'globalSetting')])],
}
export const Revealed: Story<typeof RevealTogether> = { decorators: [withServer(sampleSupport)] }
