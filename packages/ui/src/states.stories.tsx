import { Button } from './button.tsx'
import {
  EmptyState,
  ErrorState,
  ForbiddenState,
  Skeleton,
  SkeletonLines,
  SkeletonRows,
} from './states.tsx'
import { ignore, longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof EmptyState> = {
  component: EmptyState,
  args: { title: 'No offers yet', text: 'Offers that companies send you appear here.' },
}
export default meta

export const Empty: Story<typeof EmptyState> = {}
export const EmptyPage: Story<typeof EmptyState> = {
  args: { page: true, action: <Button tone="primary">Browse internships</Button> },
}
export const LongText: Story<typeof EmptyState> = {
  args: { title: longText, text: `${longWord} ${longText}` },
}
export const Failed: Story<typeof EmptyState> = {
  render: () => (
    <ErrorState
      title="Offers could not be loaded"
      text="The server did not respond."
      code="NETWORK"
      retry={ignore}
      retryLabel="Try again"
    />
  ),
}
export const FailedPage: Story<typeof EmptyState> = {
  render: () => (
    <ErrorState page title="The page could not be loaded" retry={ignore} retryLabel="Try again" />
  ),
}
export const Forbidden: Story<typeof EmptyState> = {
  render: () => (
    <ForbiddenState
      title="You have no access to billing"
      text="Admins of your company see its invoices."
    />
  ),
}
export const LoadingRows: Story<typeof EmptyState> = {
  render: () => <SkeletonRows label="Loading offers" />,
}
export const LoadingLines: Story<typeof EmptyState> = {
  render: () => <SkeletonLines label="Loading the offer" />,
}
export const Bones: Story<typeof EmptyState> = {
  render: () => (
    <>
      <Skeleton width="60%" />
      <Skeleton width={40} height={40} round />
    </>
  ),
}
