import { operatorRoles } from '@fledge/domain/sessions/types.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'

import { sampleOperator } from '../../testing/samples/users.ts'
import { OperatorRoleField } from './operator-role-field.tsx'

const meta: StoryMeta<typeof OperatorRoleField> = {
  component: OperatorRoleField,
  args: { roles: operatorRoles, value: 'FINANCE', onChange: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Default: Story<typeof OperatorRoleField> = {}
