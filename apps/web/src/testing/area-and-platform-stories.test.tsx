import { checkFeatureStories } from './check-stories.tsx'

// What the shell shows is on every screen, so it is checked in every mode (shared-stories.test.tsx).
checkFeatureStories(
  import.meta.glob(
    [
      '../areas/**/*.stories.tsx',
      '../platform/**/*.stories.tsx',
      '!../platform/shell/*.stories.tsx',
    ],
    { eager: true },
  ),
)
