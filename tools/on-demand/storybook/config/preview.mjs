import { storybookPreview } from '../../../../apps/web/src/testing/storybook-preview.tsx'

export default storybookPreview
