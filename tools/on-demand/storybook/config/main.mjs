import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '../../../..')
const files = '**/*.stories.tsx'

export default {
  stories: [
    { directory: join(root, 'packages/ui/src'), files, titlePrefix: 'ui' },
    { directory: join(root, 'apps/web/src'), files, titlePrefix: 'web' },
  ],
  framework: {
    name: dirname(fileURLToPath(import.meta.resolve('@storybook/react-vite/package.json'))),
    options: { builder: { viteConfigPath: join(root, 'apps/web/vite.config.ts') } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
}
